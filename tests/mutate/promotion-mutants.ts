import { inFile, type Mutant } from './mutant.ts'

const list = 'web/src/features/promotions/promotions.test.tsx'
const detail = 'web/src/features/promotions/promotion-screen.test.tsx'
const pictures = 'web/src/features/promotions/apply-pictures.test.tsx'
const apply = 'web/src/features/promotions/apply-reward.test.tsx'

export const promotionMutants: Mutant[] = [
  ...inFile('web/src/app/frame/menu-profile.tsx', 'web/src/app/frame/side-menu.test.tsx', [
    ['A-2-63', "useModule('LOGIN') !== false", 'true'],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', list, [
    ['G-2-15', "tone: 'blue', back: toHome, screen: promotions }", "tone: 'blue', back: toHome }"],
    ['G-2-97', "'promotions', { header: 'own', tone", "'promotion', { header: 'own', tone"],
    ['G-1-05', "tone: 'blue', screen: promotion }", "tone: 'blue' }"],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', detail, [
    ['G-2-16', "tone: 'blue', screen: promotion }", "tone: 'blue' }"],
    ['G-2-106', "'promotion', { header: 'own'", "'promotions', { header: 'own'"],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', apply, [
    ['G-2-17', 'fallback: paths.promotions(), screen: applyReward', 'fallback: paths.promotions()'],
    ['G-2-109', "guard: 'member', fallback: paths.promotions(), screen", "guard: 'member', screen"],
  ]),
  ...inFile('web/src/features/promotions/promotion-screen.tsx', detail, [
    ['G-7-42', '{ input: id },', '{ input: id + 1 },'],
  ]),
  ...inFile('web/src/api/rewards/promotions.queries.ts', list, [['G-7-39', "{ types: 'PR' }", "{ place: 'home' }"]]),
  ...inFile('web/src/api/rewards/promotions.queries.ts', detail, [
    [
      'G-3-20',
      'linkedPromotionId = id }: Promotion) => linkedPromotionId',
      'linkedPromotionId = id }: Promotion) => linkedPromotionId && id',
    ],
  ]),
  ...inFile('web/src/features/promotions/promotions-screen.tsx', list, [
    ['G-2-98', "name === 'all_promo' || used.has(name)", 'used.has(name)'],
    ['G-3-21', "  pvp_promo: 'pvp_promo',\n", ''],
    ['G-3-22', "point_mall: 'point_promo'", "point_mall: 'rank_promo'"],
    ['G-4-27', "  category === 'all_promo' || known", '  known'],
    ['G-4-28', 'known(promotion.category) === category', 'known(promotion.category) !== category'],
  ]),
  ...inFile('web/src/lib/site/promotion-picture.ts', list, [['G-2-99', 'sequence === 1', 'sequence > 0']]),
  ...inFile('web/src/lib/site/promotion-picture.ts', detail, [['G-2-107', 'sequence === 1', 'sequence > 0']]),
  ...inFile('web/src/features/promotions/promotion-picture.tsx', list, [
    ['G-2-103', 'onError={() => setFailed(true)}', ''],
  ]),
  ...inFile('web/src/features/promotions/promotions-screen.tsx', list, [
    ['G-2-100', '<h2>{promotion.title}</h2>', '<h2>{promotion.id}</h2>'],
    ['G-2-102', 'to={paths.promotion(promotion.id)}', 'to={paths.promotions(promotion.id)}'],
    ['G-2-105', 'useScrollIntoView(card, isWanted)', 'useScrollIntoView(card, !isWanted)'],
  ]),
  ...inFile('web/src/features/promotions/use-times.ts', list, [['G-2-101', 'noExpiry === 1 ||', '']]),
  ...inFile('web/src/features/promotions/promotions-screen.tsx', list, [
    ['G-2-104', 'empty={<NoPromotions />}', 'empty={undefined}'],
  ]),
  ...inFile('web/src/features/promotions/promotion-screen.tsx', detail, [
    ['G-2-108', 'if (!promotion) return', 'if (!promotion && false) return'],
  ]),
  ...inFile('web/src/features/promotions/promotion-screen.tsx', detail, [
    ['A-6-05', 'onClick={isGuest ? logInFirst : undefined}', ''],
  ]),
  ...inFile('web/src/features/promotions/apply-reward-screen.tsx', apply, [
    ['G-2-110', 'if (!promotionId) return', 'if (promotionId) return'],
  ]),
  ...inFile('web/src/features/promotions/apply-form.tsx', apply, [
    ['G-2-112', "pictures: promotion.imageRequired === 'Y'", 'pictures: true'],
    ['G-2-113', '(!isRequired.pictures || urls.length > 0)', 'true'],
    ['G-2-114', "    setRemarks('')\n    clear()", '    clear()'],
    ['G-2-111', 'await navigate(paths.promotions(), { replace: true })', ''],
    ['G-1-06', 'await mutateAsync({ input: request })', 'await Promise.resolve(mutateAsync)'],
    ['G-7-43', 'remarks, pictures: urls })', "remarks: '', pictures: urls })"],
    ['G-5-01', 'maxLength={MAX_LENGTH}', ''],
    ['G-5-02', "remarks.trim() !== ''", "remarks !== ''"],
    ['G-9-01', "showLoading(t('sending'))", "showLoading(t('sending'), 20_000)"],
  ]),
  ...inFile('web/src/features/promotions/apply-form.tsx', pictures, [
    ['A-8-28', "t('uploaded')", "t('send')"],
    ['G-5-06', 'urls.length > 0', 'urls.length >= 0'],
  ]),
  ...inFile('web/src/features/promotions/use-pictures.ts', pictures, [
    ['G-5-03', '(jpe?g|png)$/', '(jpe?g|png|gif)$/'],
    [
      'G-8-03',
      'const bitmap = await createImageBitmap(file)',
      'const bitmap = await createImageBitmap(file).catch(() => ({ width: 1, height: 1 }) as ImageBitmap)',
    ],
  ]),
  ...inFile('web/src/features/promotions/use-pictures.ts', pictures, [
    ['G-5-04', 'file.size > MAX_BYTES', 'file.size > MAX_BYTES + 1'],
    ['G-5-05', 'const MAX_PICTURES = 3', 'const MAX_PICTURES = 4'],
  ]),
]
