import { TextField, type TextFieldProps } from './text-field.tsx'

type FileFieldProps = Omit<TextFieldProps, 'kind' | 'trailing'> & {
  /** Kinds of files the phone offers, as `image/*`. */
  accept: string
}

/** A picture or a paper from the phone: its camera or its files. */
export function FileField(field: FileFieldProps) {
  return <TextField {...field} type="file" />
}
