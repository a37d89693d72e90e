/** How pictures of each kind that is taken begin, in base64. */
export const BEGINNINGS: Readonly<Record<string, string>> = { jpg: '/9j/', jpeg: '/9j/', png: 'iVBORw0KGgo' }
