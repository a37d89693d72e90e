export const yesNo = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N')
