/** Makes a body travel as a form. */
export const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
