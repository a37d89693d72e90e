import module from 'node:module'

// With `--import`, so that it is there before the first source: what one start has read and compiled, the next takes from Node's cache.
module.enableCompileCache()
