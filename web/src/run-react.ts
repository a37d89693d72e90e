// React runs in the task of its own file, before the app: together they would be one long task (`start-after-paint.ts`).
import 'react-dom/client'
import 'react/jsx-runtime'
