/** How the table names what a refusal of an operation says: `login refused`. */
export const REFUSED = ' refused'
