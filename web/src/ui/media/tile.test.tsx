import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Tile } from './tile.tsx'

function Reused() {
  const [image, setImage] = useState('/art/gone.webp')
  return <Tile title="Mai An Tiêm" image={image} onOpen={() => setImage('/art/fan.webp')} />
}

test('a tile whose picture failed to load shows the picture of the next game it is used for', async () => {
  const { container, user, getByRole } = await renderScreen(<Reused />)
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  await user.click(getByRole('button', { name: /Mai An Tiêm/ }))
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/art/fan.webp')
})
