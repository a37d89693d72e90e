import { inFile, type Mutant } from './mutant.ts'

export const siteMutants: Mutant[] = [
  ...inFile('sdk/src/resources/system.ts', 'tests/wire/site.test.ts', [
    ['A-7-34', "value(GET('/wps/system/settings/consolidated', call))", "value(GET('/wps/system/whitelabel', call))"],
    ['A-7-54', "value(GET('/wps/system/whitelabel', call))", "value(GET('/wps/system/settings/consolidated', call))"],
  ]),
  ...inFile('sdk/src/constants.ts', 'tests/wire/site.test.ts', [['A-1-22', 'WEB: 1, MOBILE: 3', 'WEB: 1, MOBILE: 2']]),
  ...inFile('mock-server/src/domains/system/site-info.ts', 'tests/wire/site.test.ts', [
    ['A-7-34', 'registrationRules(language, usesOf(settings))', 'registrationRules(language)'],
    ['A-7-51', "['longan.example', 'm.longan.example']", "['longan.example', 'm.longan.example', 'elsewhere.example']"],
    ['A-7-57', "dep_func: mobileTemplate.deposit ? '1' : '0'", "dep_func: mobileTemplate.memberCentre ? '1' : '0'"],
  ]),
  ...inFile('mock-server/src/domains/system/system.service.ts', 'tests/wire/site.test.ts', [
    ['A-7-54', 'whitelabel: () => moduleTree(settings.flags)', 'whitelabel: () => moduleTree({})'],
  ]),
  ...inFile('mock-server/src/domains/system/system.handlers.ts', 'tests/wire/site.test.ts', [
    ['A-7-55', 'listHeadIcons: headIcons', 'listHeadIcons: () => headIcons().slice(1)'],
    ['A-7-56', 'system.settings(language).customerService,', 'system.settings(language).customerService.slice(0, 1),'],
  ]),
  ...inFile('mock-server/src/domains/messages/messages.handlers.ts', 'tests/wire/messages.test.ts', [
    ['A-3-43', '({ unReadCount: chat.unreadOf', '({ unreadCount: chat.unreadOf'],
    ['A-7-23', 'getInboxUnreadCount: ({ member }) => inbox.unreadOf(member().id)', 'getInboxUnreadCount: () => 3'],
    ['G-7-47', '({ unReadCount: chat.unreadOf(member().id) })', '({ unReadCount: 3 })'],
  ]),
  ...inFile('sdk/src/resources/content.ts', 'tests/wire/messages.test.ts', [
    ['A-3-44', 'body: { announcementId, read: true }', 'body: { announcementId, read: false as true }'],
  ]),
  ...inFile('mock-server/src/domains/content/content.service.ts', 'tests/wire/messages.test.ts', [
    ['A-3-44', 'noticeIds: [...noticeIds, noticeId] })', 'noticeIds })'],
  ]),
  ...inFile('sdk/src/resources/chat.ts', 'tests/wire/messages.test.ts', [
    ['A-7-26', '{ b2c: 1, language: http.language(), ...look }', '{ language: http.language(), ...look }'],
  ]),
  ...inFile('mock-server/src/domains/messages/chat.handlers.ts', 'tests/wire/messages.test.ts', [
    ['A-7-26', '...(backUrl && { backUrl }) }', '}'],
  ]),
  ...inFile('sdk/src/resources/inbox.ts', 'tests/wire/messages.test.ts', [
    [
      'A-7-60',
      "'/wps/relay/EMFE_deleteInbox', { body: { messageIds }",
      "'/wps/relay/EMFE_deleteInbox', { body: { messageIds: [] as number[] }",
    ],
  ]),
  ...inFile('sdk/src/resources/messages.ts', 'tests/wire/messages.test.ts', [
    ['A-7-23', "isCsp ? '/wps/relay/CSP_unreadCount'", "isCsp ? '/wps/relay/EMFE_getInboxUnreadCount'"],
    ['G-7-47', "GET('/wps/relay/CBS_unreadCount', call)", "GET('/wps/relay/CSP_unreadCount', call)"],
  ]),
  ...inFile('mock-server/src/domains/messages/inbox.service.ts', 'tests/wire/messages.test.ts', [
    [
      'A-7-60',
      'if (!isRead) await letters.update(id, { isRead: true })',
      'if (isRead) await letters.update(id, { isRead: true })',
    ],
  ]),
]
