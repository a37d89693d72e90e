const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]

export function passwordStrength(password: string): 1 | 2 | 3 | 4 {
  const mixed = kinds.filter((kind) => kind.test(password)).length
  const points = [password.length >= 8, password.length >= 12, mixed >= 2, mixed >= 3].filter(Boolean).length
  return new Set(password).size < 4 ? 1 : (Math.max(1, points) as 1 | 2 | 3 | 4)
}
