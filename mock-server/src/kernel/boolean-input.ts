/** The gateway's yes and no. */
export const yesNo = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N')
