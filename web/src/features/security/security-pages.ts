// All that guards an account, fetched together: each is small, and who comes for one often goes on to the next.
export { MobileScreen } from './mobile-screen.tsx'
export { PaymentPasswordScreen } from './payment-password-screen.tsx'
export { QuestionsScreen } from './questions-screen.tsx'
export { SecurityScreen } from './security-screen.tsx'
