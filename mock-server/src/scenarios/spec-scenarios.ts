export type SpecScenario = { name: string; about: string; personas: readonly string[]; profiles: readonly string[] }

/** name|subject|personas|presets in order (spec/demo-world.md) */
const TABLE = `SC01|Start-up|guest|default one-language
SC02|System status|guest|status-maintenance status-region status-both status-ip readings-A readings-B
SC03|Route sweep|guest demo01|default
SC04|Frame and transitions|guest demo01|default
SC05|Home header|guest demo01 agent01|default
SC06|Install and download|guest|downloads-on downloads-off
SC07|Side menu|guest demo01 vip02 agent01|flags-all-on flags-all-off referral-on referral-off
SC08|Settings and logout|guest demo01|default readings-A readings-B
SC09|Messages, footer, unread|guest demo01 many01 trial|channels-0 channels-1 channels-2 chat-off chat-on
SC10|Register by username|guest|reg-all-fields reg-few-fields reg-captcha reg-verify readings-A readings-B
SC11|Register by mobile|guest|reg-mobile-only reg-both reg-no-password reg-verify
SC12|Affiliate code|guest|affiliate-check affiliate-unchecked
SC13|Login by username|demo01 locked01 nobody|default
SC14|Login by SMS code|demo01|sms-login default
SC15|Social and identity provider|guest|social-login fail:sendLoginCode:system.error
SC16|Login captcha|captcha01|default
SC17|Remember-me|demo01|default
SC18|Trial|guest trial|default readings-A readings-B
SC19|Role matrix|demo01 agent01 vip02 odd03 trial odd40 agent41 agent42 notype01|default readings-A readings-B
SC20|Recovery by email|guest guest-ac|default
SC21|Recovery by phone|guest|default fail:resetPassword:modify.new.old.same fail:resetPassword:verification.code.incorrect
SC22|Change password|demo01|default
SC23|Deposit, withdraw, transfer|demo01 demo02 trial|template-base template-new
SC24|Records|demo01 demo02|default
SC25|Hub, profile, reward center|demo01 demo02|template-base template-new
SC26|Referral|guest demo01 agent01|referral-on referral-off
SC27|Agent area|guest-ac agent01 agent41|default
SC28|Contract prompts|agent01 demo01 trial odd40 agent41 agent42|default
SC29|Home content|guest|full-content empty-content
SC30|Announcements|demo01 trial guest|full-content empty-content
SC31|Entry menu and game centre|guest demo01|vendors-single vendors-many
SC32|Vendor reshaping|guest|vendors-many vendors-no-sports vendors-fb
SC33|Game list|guest demo01|default readings-A readings-B vendors-none vendors-many fail:listGames:system.error
SC34|Favourites and recent|guest demo01|default
SC35|Game launch|guest demo01 trial|default blank:launchGame
SC36|Lottery lists|guest demo01|lottery-clock lottery-no-sea lottery-no-vip
SC37|Prize mode and lottery launch|guest demo01|lottery-no-elott default
SC38|Sports page|guest demo01|default
SC39|Promotions|guest demo01|full-content promotions-one-category promotions-broken-pictures empty-content
SC40|Apply for reward|guest demo01|default fail:createRewardRequest:system.error
SC41|Error catalogue|demo01 expired01|fail:login:system.error offline slow
SC42|Toasts and pickers|guest demo01|default
SC43|Help centre|guest|default readings-B empty-content`

export const specScenarios: readonly SpecScenario[] = TABLE.split('\n').map((row) => {
  const [name = '', about = '', personas = '', profiles = ''] = row.split('|')
  return { name, about, personas: personas.split(' '), profiles: profiles.split(' ') }
})
