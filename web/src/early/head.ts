import { meetVisitor } from './meet-visitor.ts'

meetVisitor()
