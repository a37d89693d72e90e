import { inFile, type Mutant } from './mutant.ts'

const features = 'web/src/features'
const rewards = `${features}/rewards`

/** Mutants of each remaining screen and tab. Without a row in the requirements the id is the title of the test. */
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
    ['another language is also used for my messages', 'setLanguage({ input: language })', '<LanguageChoice />'],
  ]),
  ...inFile(`${features}/referral/invite-screen.tsx`, `${features}/referral/invite.test.tsx`, [
    ['A-2-21', '{isMember && !trial ? <MemberReferral />', '{isMember && trial ? <MemberReferral />'],
    ['without the promotion the page says coming soon', 'if (!promo) return', 'if (promo === null) return'],
  ]),
  ...inFile(`${features}/security/mobile-screen.tsx`, `${features}/security/mobile.test.tsx`, [
    [
      'a member with a verified number confirms it before changing it',
      'member.data.mobileVerified && !isVerified ?',
      'isVerified ?',
    ],
  ]),
  ...inFile(`${features}/security/payment-password-screen.tsx`, `${features}/security/payment-password.test.tsx`, [
    ['a site without resets does not offer them', 'if (!canReset) return <ChangePasswordForm />', ''],
    [
      'a member without a payment password sets one, and it is shown as set',
      '{hasPassword.data ? <ChangeOrReset />',
      '{!hasPassword.data ? <ChangeOrReset />',
    ],
  ]),
  ...inFile(`${features}/security/questions-screen.tsx`, `${features}/security/security.test.tsx`, [
    ['A-7-39', '    await mutateAsync({ input: answers })\n', '    void mutateAsync\n'],
    [
      'answered questions are marked, without showing the answer',
      "hint={answered.includes(questionId) ? t('answered') : undefined}",
      'hint={undefined}',
    ],
  ]),
  ...inFile(`${features}/sign-in/trial-screen.tsx`, `${features}/sign-in/other-methods.test.tsx`, [
    ['A-1-03', 'void navigate(next) })', 'void navigate(paths.trial) })'],
    [
      'a member who is logged in confirms before the trial replaces the session',
      '(current ? setConfirming(true) : start())',
      'start()',
    ],
  ]),
  ...inFile(`${features}/transfer/transfer-screen.tsx`, `${features}/transfer/transfer.test.tsx`, [
    ['its address lists my wallets, one by one and in total', 'sum + balance, 0)', 'sum - balance, 0)'],
    [
      'a site with one wallet says that there is nothing to transfer',
      'if (singleWallet.data) return',
      'if (single.isError) return',
    ],
  ]),
  ...inFile(`${features}/withdraw/bank-cards-screen.tsx`, `${features}/withdraw/bank-cards.test.tsx`, [
    ['disabled kinds of accounts are not offered', '{isOffered && !isFull && (', '{!isFull && ('],
    [
      'at the maximum number of accounts no other one is offered',
      'accounts.length >= maxCount',
      'accounts.length > maxCount',
    ],
  ]),
  ...inFile(`${features}/withdraw/withdraw-screen.tsx`, `${features}/withdraw/withdraw.test.tsx`, [
    ['A-1-08', '{id ? <WithdrawalReceipt', '{id && !id ? <WithdrawalReceipt'],
  ]),
  ...inFile(`${rewards}/reward-center-screen.tsx`, `${rewards}/claimable-tab.test.tsx`, [
    ['A-1-11', 'waiting: ClaimableTab', 'waiting: RewardRecordTab'],
  ]),
  ...inFile(`${rewards}/draws-tab.tsx`, `${rewards}/draws-tab.test.tsx`, [
    [
      'a used ticket is gone: another account with two has one left',
      "'PRIZE_WHEEL' && one.status === 'AVAILABLE')",
      "'PRIZE_WHEEL')",
    ],
    ['an egg is broken with its own ticket, and the raffle is drawn once a week', "kind === 'GOLDEN_EGG' ?", 'kind ?'],
  ]),
  ...inFile(`${rewards}/reward-record-tab.tsx`, `${rewards}/vip-tab.test.tsx`, [
    [
      'the record lists claimed rewards, the newest first, with their sums',
      'formatReward({ money: sums.totalBonus,',
      'formatReward({ money: sums.dailyReceivedBonus,',
    ],
  ]),
  ...inFile(`${rewards}/missions-tab.tsx`, `${rewards}/missions-tab.test.tsx`, [
    ['without a reached goal there is no claim button', '{reached > 0 && (', '{reached >= 0 && ('],
    ['a goal shows its progress and its reward, under the day or the week that ends', '<= DAY ?', '> DAY ?'],
  ]),
  ...inFile(`${rewards}/points-tab.tsx`, `${rewards}/points-tab.test.tsx`, [
    [
      'items that are sold out or too expensive cannot be redeemed, and say so',
      'stock === 0 || missing > 0',
      'stock === 0',
    ],
    [
      'my points, how they are earned and what they are worth are shown',
      'amount(amountPerConversion)',
      'amount(stakeForPoint)',
    ],
  ]),
  ...inFile(`${rewards}/sign-in-tab.tsx`, `${rewards}/sign-in-tab.test.tsx`, [
    [
      'signing in sends the day, shows its reward, and is possible once a day',
      'claim({ input: today.id })',
      'claim({ input: today.id + 1 })',
    ],
    ['the calendar shows seven days with their rewards, and marks today', 'money: day.amount', 'money: 0'],
  ]),
  ...inFile(`${rewards}/vip-tab.tsx`, `${rewards}/vip-tab.test.tsx`, [
    [
      'my rank, the progress to the next one, and what is missing are shown',
      'staked.expected - staked.actual',
      'staked.expected',
    ],
    [
      'all ranks are listed with their turnover, and mine is marked',
      'isMine={rank === ownRank}',
      'isMine={rank !== ownRank}',
    ],
  ]),
]
