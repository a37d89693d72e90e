import { fireEvent, waitFor } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import { registrationRulesQuery } from '#api/registration.queries.ts'

/** The form field with this name. */
export const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

/** The text under a field. */
export const noteOf = (name: string) => document.getElementById(`${input(name).id}-note`)?.textContent

/** Fills in fields, with a blur event after each. */
export const fillIn = (fields: Record<string, string>) =>
  Object.entries(fields).forEach(([name, value]) => {
    fireEvent.input(input(name), { target: { value } })
    fireEvent.blur(input(name))
  })

/** The names of all fields, in page order. */
export const fieldNames = () =>
  [...document.querySelectorAll('form input[name]')].map((one) => one.getAttribute('name')).filter(Boolean)

/** Waits until the registration rules are loaded, in Vietnamese. */
export const waitForRules = (client: QueryClient) =>
  waitFor(() => client.getQueryData(registrationRulesQuery('VI').queryKey) ?? Promise.reject(new Error('no rules yet')))
