/** Environment of the TypeScript compiler, a Go program: without collecting garbage it needs a third less CPU and a quarter more memory. */
export const compilerEnvironment = { GOGC: 'off', GOMEMLIMIT: '3GiB' }
