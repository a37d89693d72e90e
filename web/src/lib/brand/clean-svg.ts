import createPurifier, { type WindowLike } from 'dompurify'
import { assertLogoSize, LogoError } from './logo-error.ts'

/** A cleaned picture, and what was taken out of it, in words. */
export type CleanSvg = { svg: string; width: number; height: number; removed: string[] }

const dropped = ['foreignObject', 'image', 'feImage', 'style', 'script', 'a', 'animate', 'set', 'use']
const reference = /url\(\s*['"]?(?!#)|^\s*(?:https?:|data:|\/\/|javascript:)/i

/** Commands print the names of what was taken out, and in HTML a name may have control characters. */
const printable = (name = '') => name.replaceAll(/[^\w:.#-]/g, '?')

/**
 * Cleans a logo in SVG of scripts, event handlers, styles, links and everything that would load another file, so that it can be shown on any page.
 *
 * @throws {LogoError} for no SVG, a document type with entities, over 200 kB, or no size.
 */
export function cleanSvg(text: string, window: WindowLike): CleanSvg {
  assertLogoSize(text.length)
  if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(text))
    throw new LogoError('entities', 'has a document type with entities; save it as plain SVG')
  const removed = new Set<string>()
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const isExternal = attribute.attrName !== 'xmlns' && reference.test(attribute.attrValue)
    if (isExternal) attribute.keepAttr = false
  })
  const body = purifier.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: dropped,
    RETURN_DOM: true,
  }) as HTMLElement
  for (const part of purifier.removed)
    removed.add(
      'element' in part ? `<${printable(part.element.nodeName.toLowerCase())}>` : `${printable(part.attribute?.name)}=`,
    )
  for (const own of ['<body>', '<#comment>']) removed.delete(own)
  const svg = body.querySelector('svg')
  if (!svg) throw new LogoError('notSvg', 'is no SVG picture; save it as SVG or PNG')
  const size = sizeOf(svg)
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  svg.setAttribute('viewBox', size.viewBox)
  svg.setAttribute('width', String(size.width))
  svg.setAttribute('height', String(size.height))
  return { svg: svg.outerHTML, width: size.width, height: size.height, removed: [...removed] }
}

function sizeOf(svg: Element) {
  const box = svg.getAttribute('viewBox')
  const [, , boxWidth, boxHeight] = (box ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = boxWidth ?? pixelsOf(svg.getAttribute('width'))
  const height = boxHeight ?? pixelsOf(svg.getAttribute('height'))
  if (!(width > 0 && height > 0))
    throw new LogoError('noSize', 'has no size; give its <svg> a viewBox such as "0 0 40 40"')
  return { viewBox: box ?? `0 0 ${width} ${height}`, width, height }
}

/** A length in another unit, or in percent, does not say which part of the drawing shows. */
const pixelsOf = (length: string | null) => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '')?.[1])
