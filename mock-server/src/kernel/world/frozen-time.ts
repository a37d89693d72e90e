/** Default time of a mock server without a clock: Friday, 20 November 2026, 19:42 in Hà Nội. */
export const FROZEN_TIME = Date.UTC(2026, 10, 20, 12, 42)
