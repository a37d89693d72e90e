/** The name in the table for the body of a refusal of an operation: `login refused`. */
export const REFUSED = ' refused'
