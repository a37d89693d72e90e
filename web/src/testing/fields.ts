import { fireEvent, waitFor } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'

export const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

export const noteOf = (name: string) => document.getElementById(`${input(name).id}-note`)?.textContent

export const fillIn = (fields: Record<string, string>) =>
  Object.entries(fields).forEach(([name, value]) => {
    fireEvent.input(input(name), { target: { value } })
    fireEvent.blur(input(name))
  })

export const fieldNames = () =>
  [...document.querySelectorAll('form input[name]')].map((one) => one.getAttribute('name')).filter(Boolean)

export const waitForRules = (client: QueryClient) =>
  waitFor(() => client.getQueryData(registrationRulesQuery('VI').queryKey) ?? Promise.reject(new Error('no rules yet')))
