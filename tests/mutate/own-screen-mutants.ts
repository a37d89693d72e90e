import { inFile, type Mutant } from './mutant.ts'

const features = 'web/src/features'
const rewards = `${features}/rewards`

/** As `screenMutants`: a line of each screen and tab that had none of its own. What no row is about is named by its test. */
export const ownScreenMutants: Mutant[] = [
  ...inFile(`${features}/deposit/deposit-screen.tsx`, `${features}/deposit/deposit-screen.test.tsx`, [
    ['A-1-07', 'return id ? <DepositOrder', 'return id && !id ? <DepositOrder'],
  ]),
  ...inFile(`${features}/games/game-list-screen.tsx`, `${features}/games/game-list-screen.test.tsx`, [
    ['G-2-69', "['all', 'hot', 'recent', 'fav'] as const", "['all', 'hot', 'fav'] as const"],
  ]),
  ...inFile(`${features}/home/home-screen.tsx`, `${features}/home/entry-and-hot.test.tsx`, [
    ['G-2-48', "setQuery(code === 'HOT' ? {} : { tab: code }", "setQuery({ tab: code && 'HOT' }"],
  ]),
  ...inFile(`${features}/lottery/lottery-screen.tsx`, `${features}/lottery/lottery-lists.test.tsx`, [
    [
      'G-2-11',
      "startsWith(paths.electronicLottery) ? 'ELOTT' : 'LOTT'",
      "startsWith(paths.lottery) ? 'ELOTT' : 'LOTT'",
    ],
  ]),
  ...inFile(`${features}/member/member-hub-screen.tsx`, `${features}/member/member-hub.test.tsx`, [
    ['A-4-06', "{layout === 'new' && <LinkTiles", "{layout === 'base' && <LinkTiles"],
    ['A-2-14', '<MemberCard account={account} />', ''],
  ]),
  ...inFile(`${features}/messages/inbox-screen.tsx`, `${features}/messages/inbox.test.tsx`, [
    ['A-7-60', "if (message.isRead === 'N') read(", "if (message.isRead === 'Y') read("],
  ]),
  ...inFile(`${features}/play/play-screen.tsx`, `${features}/play/play-screen.test.tsx`, [
    ['G-7-32', '{address && !launch.isError && <Game address={address} onLeave={leave} />}', ''],
  ]),
  ...inFile(`${features}/profile/profile-screen.tsx`, `${features}/profile/profile.test.tsx`, [
    ['another language is that of my letters, too', '<LanguageChoice onChange={writeIn} />', '<LanguageChoice />'],
  ]),
  ...inFile(`${features}/referral/invite-screen.tsx`, `${features}/referral/invite.test.tsx`, [
    ['A-2-21', '{isMember && !trial ? <Own />', '{isMember && trial ? <Own />'],
    ['without the promotion the page is still to come', 'if (!promo) return', 'if (promo === null) return'],
  ]),
  ...inFile(`${features}/security/mobile-screen.tsx`, `${features}/security/mobile.test.tsx`, [
    [
      'who has proven one proves it again before another takes its place',
      'who.data.mobileVerified && !isProven ?',
      'isProven ?',
    ],
  ]),
  ...inFile(`${features}/security/payment-password-screen.tsx`, `${features}/security/payment-password.test.tsx`, [
    ['a site without resets offers none', 'if (!canReset) return <ChangeForm />', ''],
    ['who has none sets a first one, and finds it set', '{has.data ? <Another />', '{!has.data ? <Another />'],
  ]),
  ...inFile(`${features}/security/questions-screen.tsx`, `${features}/security/security.test.tsx`, [
    ['A-7-39', '    await mutateAsync(answers)\n', '    void mutateAsync\n'],
    [
      'questions that I have answered are known by that, and by no answer',
      "hint={answered.includes(questionId) ? t('answered') : undefined}",
      'hint={undefined}',
    ],
  ]),
  ...inFile(`${features}/sign-in/trial-screen.tsx`, `${features}/sign-in/other-ways.test.tsx`, [
    ['A-1-03', 'void navigate(next) })', 'void navigate(paths.trial) })'],
    ['who is logged in is asked before the trial takes the place', '(current ? setAsks(true) : start())', 'start()'],
  ]),
  ...inFile(`${features}/transfer/transfer-screen.tsx`, `${features}/transfer/transfer.test.tsx`, [
    ['at its address my wallets are listed, one by one and in all', 'sum + balance, 0)', 'sum - balance, 0)'],
    [
      'a site with one wallet says that there is nothing to move',
      'if (single.data) return',
      'if (single.isError) return',
    ],
  ]),
  ...inFile(`${features}/withdraw/bank-cards-screen.tsx`, `${features}/withdraw/bank-cards.test.tsx`, [
    ['what the site has switched off is not offered', '{isOffered && !isFull && (', '{!isFull && ('],
    [
      'where there are as many as there may be, no other one is offered',
      'accounts.length >= most',
      'accounts.length > most',
    ],
  ]),
  ...inFile(`${features}/withdraw/withdraw-screen.tsx`, `${features}/withdraw/withdraw.test.tsx`, [
    ['A-1-08', '{id ? <WithdrawalReceipt', '{id && !id ? <WithdrawalReceipt'],
  ]),
  ...inFile(`${rewards}/reward-center-screen.tsx`, `${rewards}/waiting-tab.test.tsx`, [
    ['A-1-11', 'waiting: WaitingTab', 'waiting: GivenTab'],
  ]),
  ...inFile(`${rewards}/draws-tab.tsx`, `${rewards}/draws-tab.test.tsx`, [
    [
      'a used ticket is gone: another account with two has one left',
      "'PRIZE_WHEEL' && one.status === 'AVAILABLE')",
      "'PRIZE_WHEEL')",
    ],
    ['an egg is broken by its own ticket, and the raffle is drawn once a week', "kind === 'GOLDEN_EGG' ?", 'kind ?'],
  ]),
  ...inFile(`${rewards}/given-tab.tsx`, `${rewards}/vip-tab.test.tsx`, [
    [
      'what was given stands in the record, the newest first, with its sums',
      'gift({ money: sums.totalBonus,',
      'gift({ money: sums.dailyReceivedBonus,',
    ],
  ]),
  ...inFile(`${rewards}/missions-tab.tsx`, `${rewards}/missions-tab.test.tsx`, [
    ['where nothing is reached there is nothing to claim', '{reached > 0 && (', '{reached >= 0 && ('],
    ['a goal shows how far I am and what it gives, under the day or the week that ends', '<= DAY ?', '> DAY ?'],
  ]),
  ...inFile(`${rewards}/points-tab.tsx`, `${rewards}/points-tab.test.tsx`, [
    ['goods that are sold out or too dear cannot be had, and say so', 'stock === 0 || missing > 0', 'stock === 0'],
    ['my points, how they are earned and what they are worth', 'amount(amountPerConversion)', 'amount(stakeForPoint)'],
  ]),
  ...inFile(`${rewards}/sign-in-tab.tsx`, `${rewards}/sign-in-tab.test.tsx`, [
    [
      'I sign in for today: the gateway is told the day, what it gives is said, and there is no more today',
      'today && claim(today.id)',
      'today && claim(today.id + 1)',
    ],
    ['the calendar shows seven days with what each gives, and which is today', 'money: day.amount', 'money: 0'],
  ]),
  ...inFile(`${rewards}/vip-tab.tsx`, `${rewards}/vip-tab.test.tsx`, [
    ['my rank, how far the next one is, and what is missing', 'staked.expected - staked.actual', 'staked.expected'],
    ['all ranks with what each takes, and which is mine', 'isMine={rank === mine}', 'isMine={rank !== mine}'],
  ]),
]
