import { inFile, type Mutant } from './mutant.ts'

const profile = 'web/src/features/profile/profile.test.tsx'
const security = 'web/src/features/security/security.test.tsx'
const trial = 'web/src/features/sign-in/trial.test.tsx'

export const profileMutants: Mutant[] = [
  ...inFile('web/src/shared/member/member-picture.tsx', profile, [
    ['A-7-32', 'icons.find(({ iconId }) => iconId === icon)', 'icons[0]'],
  ]),
  ...inFile('web/src/api/member/profile.queries.ts', profile, [
    ['A-7-32', 'client.setQueryData(iconQuery().queryKey, input)', '[client, input]'],
    [
      'A-7-55',
      'staleTime: Infinity })',
      "staleTime: Infinity, select: () => [{ iconId: '3', url: '/art/avatar/3.webp' }] })",
    ],
  ]),
  ...inFile('web/src/api/problems.ts', profile, [
    [
      'a nickname with an invisible character is refused in the person’s own language, and stays',
      'rule ?? field',
      'field',
    ],
    [
      'an email address of another member is refused under its field, and the typed text stays',
      'rule ?? field',
      'rule',
    ],
  ]),
  ...inFile('web/src/features/profile/picture-sheet.tsx', profile, [
    ['A-7-55', '{icons.data.map(({ iconId, url })', '{icons.data.slice(1).map(({ iconId, url })'],
  ]),
  ...inFile('web/src/features/security/questions-screen.tsx', security, [
    ['A-7-39', 'mutateAsync({ input: answers })', 'mutateAsync({ input: answers.slice(1) })'],
  ]),
  ...inFile('web/src/features/security/security-screen.tsx', security, [
    ['A-7-39', "text={t(info[item]?.isComplete ? 'isSet' : 'notSet')}", "text={t('notSet')}"],
  ]),
  ...inFile('sdk/src/inputs/security.ts', security, [
    ['A-7-39', "answers.filter((one) => one.answer !== '')", 'answers'],
  ]),
  ...inFile('web/src/app/frame/trial-banner.tsx', trial, [['A-4-19', 'value={data?.sumBalance}', 'value={0}']]),
  ...inFile('web/src/app/frame/frame-layout.tsx', trial, [
    ['A-4-19', 'isTrial(current.type) &&', '!isTrial(current.type) &&'],
  ]),
]
