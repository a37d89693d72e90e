// All security pages, loaded as one chunk: each is small, and members often open several.
export { MobileScreen } from './mobile-screen.tsx'
export { PaymentPasswordScreen } from './payment-password-screen.tsx'
export { QuestionsScreen } from './questions-screen.tsx'
export { SecurityScreen } from './security-screen.tsx'
