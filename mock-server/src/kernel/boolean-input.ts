/** Formats a boolean as the gateway does. */
export const yesNo = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N')
