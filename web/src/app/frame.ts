/** Where the common frame leaves its header or footer out: path segments after /m/, literally as the specification lists them. */
const frameRules = {
  headerHidden: [
    'login',
    'register',
    'message',
    'app',
    'lottery',
    'forget',
    'changePsw',
    'agent',
    'agent/home',
    'gameList',
    'gameCenter',
    'activity',
    'activityDetail',
    'notice',
  ],
  footerHidden: ['login', 'register', 'agent', 'agent/home', 'noticeDetail', 'changePsw', 'forget', 'gameList'],
}

const segment = (path: string) => path.replace(/^\/m\/|\/$|\.html$/g, '')

/** Which parts of the common frame a path has. */
export const frameOf = (path: string) => ({
  header: !frameRules.headerHidden.includes(segment(path)),
  footer: !frameRules.footerHidden.includes(segment(path)),
})
