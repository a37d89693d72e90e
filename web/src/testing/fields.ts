import { fireEvent, waitFor } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import { registrationRulesQuery } from '#api/registration.queries.ts'

/** A field of the form on screen by its name. */
export const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

/** What stands under a field. */
export const noteOf = (name: string) => document.getElementById(`${input(name).id}-note`)?.textContent

/** Fills fields in and leaves each. */
export const fillIn = (fields: Record<string, string>) =>
  Object.entries(fields).forEach(([name, value]) => {
    fireEvent.input(input(name), { target: { value } })
    fireEvent.blur(input(name))
  })

/** The names of what is asked, in the order of the page. */
export const fieldNames = () =>
  [...document.querySelectorAll('form input[name]')].map((one) => one.getAttribute('name')).filter(Boolean)

/** Waits until fields are judged by the rules of the site, in Vietnamese. */
export const waitForRules = (client: QueryClient) =>
  waitFor(() => client.getQueryData(registrationRulesQuery('VI').queryKey) ?? Promise.reject(new Error('no rules yet')))
