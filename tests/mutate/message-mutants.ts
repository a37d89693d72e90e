import { inFile, type Mutant } from './mutant.ts'

const notices = 'web/src/features/content/notices.test.tsx'
const help = 'web/src/features/content/help-screen.test.tsx'
const centre = 'web/src/features/messages/message-screen.test.tsx'
const inbox = 'web/src/features/messages/inbox.test.tsx'
const chat = 'web/src/features/messages/chat.test.tsx'

export const messageMutants: Mutant[] = [
  ...inFile('web/src/app/routes/routes.tsx', notices, [
    ['G-2-13', "tone: 'blue', screen: notices }", "tone: 'blue' }"],
    ['G-2-14', 'footer: false, screen: notice }', 'footer: false }'],
  ]),
  ...inFile('web/src/features/content/notices-screen.tsx', notices, [
    ['G-2-91', 'Number(index)', 'Number(index) - 1'],
    ['G-2-95', 'index === opened ? undefined : index', 'index'],
  ]),
  ...inFile('web/src/features/home/home-screen.tsx', notices, [['G-2-28', 'paths.notices(index)', 'paths.notices()']]),
  ...inFile('web/src/features/content/notice-item.tsx', notices, [
    ['A-1-12', '<SanitizedHtml html={notice.content} />', '<SanitizedHtml html={notice.title} />'],
    ['G-2-96', '!notice.read && markNoticesRead', 'markNoticesRead'],
    ['G-6-03', '!notice.read && markNoticesRead', 'markNoticesRead'],
  ]),
  ...inFile('web/src/features/content/notice-screen.tsx', notices, [
    ['G-2-92', '<h2>{notice.title}</h2>', '<h2>{notice.id}</h2>'],
    ['G-2-93', '>{formatDateTime(notice.startDate)}<', '>{notice.startDate}<'],
    ['G-2-94', '<SanitizedHtml html={notice.content} />', '<p>{notice.content}</p>'],
  ]),
  ...inFile('sdk/src/resources/content.ts', notices, [
    ['A-3-44', '{ announcementId, read: true }', '{ announcementId: 71, read: true }'],
  ]),
  ...inFile('web/src/api/inbox/notice-reads.ts', notices, [
    ['A-4-43', '(token === current ? before : none), ...ids]', '(token === current ? before : none)]'],
    ['A-4-44', 'return ids.forEach((id) => queue.add(id))', 'return'],
    ['A-4-45', 'await invalidate(client, markAnnouncementRead.invalidates)', ''],
  ]),
  ...inFile('web/src/api/inbox/notices.queries.ts', notices, [['A-4-46', 'read: !isReader || ', 'read: ']]),
  ...inFile('web/src/features/content/help-screen.tsx', help, [
    ['A-2-10', 'tabs={tabs}', 'tabs={tabs.slice(1)}'],
    ['A-2-11', 'topics[requested] ? requested : 0', '0'],
    ['A-2-109', 'topics[index]!.content', 'topics[0]!.content'],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', centre, [
    ['A-2-12', "'message', { header: 'own', screen: message }", "'message', { header: 'own' }"],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', inbox, [
    ['A-2-13', 'notForTrial: true, screen: inbox', 'notForTrial: true'],
  ]),
  ...inFile('web/src/features/messages/inbox-screen.tsx', inbox, [['A-1-13', 'textOf(message.content)', "''"]]),
  ...inFile('web/src/shared/use-service.ts', centre, [
    ['A-2-75', 'openChannel(link.path)', "openChannel('')"],
    ['A-1-14', 'channel.type === 3', 'channel.type === 1'],
    ['A-3-55', 'channel.type === 3', 'channel.type === 2'],
  ]),
  ...inFile('web/src/features/messages/message-screen.tsx', centre, [
    ['A-2-76', 'count={unread.announcement}', 'count={unread.inbox}'],
    ['A-2-77', 'count={unread.inbox}', 'count={unread.chat}'],
    ['A-2-78', '{hasChat && (', '{(hasChat || true) && ('],
    ['A-6-21', '{hasChat && (', '{(hasChat || true) && ('],
    ['A-2-79', 'to={paths.agentRegister}', 'to={paths.agent}'],
  ]),
  ...inFile('web/src/api/inbox/unread.ts', centre, [
    ['G-7-47', 'enabled: isReader && hasChat', 'enabled: false'],
    ['G-7-48', '{ ...inboxUnreadQuery(), enabled: isReader }', 'inboxUnreadQuery()'],
    ['G-7-48', 'enabled: isReader && hasChat', 'enabled: hasChat'],
  ]),
  ...inFile('web/src/api/inbox/inbox.queries.ts', inbox, [
    ['A-7-60', '  markInboxRead.mutationOptions(api, {', '  deleteInboxMessages.mutationOptions(api, {'],
  ]),
  ...inFile('web/src/api/inbox/unread.ts', 'web/src/api/inbox/unread.test.tsx', [
    ['A-3-42', 'announcement + inbox + chat', 'inbox + chat'],
  ]),
  ...inFile('web/src/features/messages/chat-screen.tsx', chat, [
    ['A-7-26', 'backUrl: paths.message', 'backUrl: paths.home'],
    ['A-1-15', 'url={launch.isError ? undefined : launch.data}', 'url={undefined}'],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', chat, [
    [
      'A-6-03',
      "{ footer: false, isService: true, guard: 'member', notForTrial",
      '{ footer: false, isService: true, notForTrial',
    ],
  ]),
]
