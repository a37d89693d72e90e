import { createElement, type ComponentProps } from 'react'

type IconData = { node: [tag: string, attributes: Record<string, string>][] }
type IconProps = ComponentProps<'svg'> & { size?: number }

/** Makes an icon of lucide's drawing. A build puts it in the place of lucide's own maker, whose options nobody uses here. */
export function createIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))
  return ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      drawing,
    )
}
