import { createElement, type ComponentProps } from 'react'

type IconData = { node: [tag: string, attributes: Record<string, string>][] }
type IconProps = ComponentProps<'svg'> & { size?: number }

/** Creates an icon from lucide's data. A build replaces lucide's own factory with it, whose options are not used here. */
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
