import type { Category } from './game.ts'

/** `noun,noun=motif motif`: Vietnamese nouns in titles, and the motifs that show them. The first noun in a title counts. */
const NOUNS: Partial<Record<Category, string>> = {
  RNG:
    'Rồng,Long Vương,Cá Chép Hóa Rồng,Tứ Linh=dragon;Phượng=phoenix;Hổ,Ngũ Hổ Tướng=tiger;Kỳ Lân,Lân Sư,Múa Lân=unicorn;Rùa=turtle;Hạc=crane;' +
    'Voi=elephant;Ngựa,Thánh Gióng=horse;Khỉ=monkey;Sư Tử=lion;Đại Bàng=eagle;Nai=deer;Hươu=stag;Cáo=fox;Gấu=bear;Trâu,Hội Chọi Trâu=buffalo;' +
    'Công=peacock;Chim Lạc=lacBird;Bướm=butterfly;Mèo=cat;Thỏ=rabbit;Báo=leopard;Sói=wolf;Cú=owl;Ong=bee;Dế=cricket;Cóc=toad;Dê=goat;Lợn=pig;' +
    'Yến=swallow;Chuồn Chuồn=dragonfly;Trống Đồng=drum;Đèn Lồng,Rước Đèn,Trung Thu,Đêm Trăng,Chị Hằng,Chú Cuội=lantern;Ngọc Trai=pearl;' +
    'Bình Gốm,Gốm,Nghệ Nhân=vase;Quạt Lụa,Hoa Mai,Hoa Đào,Hoa Sữa,Bách Hoa,Chợ Hoa,Khu Vườn,Xuân Về=fan;Mặt Nạ=mask;Kiếm Báu=sword;Nón Lá=hat;' +
    'Đồng Tiền=coin;Vương Miện,Công Chúa,Hoàng Tử,Vương Quốc=crown;Hoa Sen,Hồ Sen,Lục Bình=lotus;Bánh Chưng=riceCake;Sáo Trúc=flute;' +
    'Diều Sáo,Diều Bay,Hội Thả Diều=kite;Thuyền Rồng,Hội Đua Thuyền,Ngư Ông,Chợ Nổi=boat;Tranh Đông Hồ=print;Chuông Đồng=bell;' +
    'Nỏ Thần,Mỵ Châu=crossbow;Hạt Ngọc,Bảo Vật=jewel;Rương Vàng,Kho Báu=chest;Gương Thần=mirror;Lì Xì,Tết=envelope;' +
    'Hũ Vàng,Nổ Hũ,Siêu Hũ,Thần Tài,Phú Ông,Cây Khế=pot;Vé Cào,Thẻ Cào=ticket;Video Poker,Poker Máy=cards;Vòng Quay,Bàn Xoay=wheel;Xúc Xắc=dice;' +
    'Máy Xèng=reels;Đua Vịt=duck;Búa Đập Chuột=hammer mouse;Bingo,Lô Tô=balls;Tên Lửa=rocket;Khinh Khí Cầu=balloon',
  FISH:
    'Cá Chép,Bắn Cá=carp;Cá Mập=shark;Cá Voi=whale;Bạch Tuộc=octopus;Cua=crab;Rùa Biển=turtle;Rồng Biển,Long Vương=dragon;Tôm Hùm=lobster;' +
    'Mực Khổng Lồ=squid;Cá Ngựa=seahorse;Cá Đuối=ray;Cá Kiếm=swordfish;Cá Nóc=puffer;Cá Sấu=crocodile;Sứa Đèn=jellyfish;Cá Hề=clownfish;' +
    'Tiên Cá=mermaid',
  PVP: 'Ba Cây=three suits;Xì Dách=ace pair hand',
  LIVE: 'Rồng Hổ=dragonTiger;Roulette=wheel;Tài Xỉu,Xúc Xắc=dice',
  SPORTS:
    'Bóng Đá=football;Bóng Rổ=basketball;Quần Vợt=tennis;Cầu Lông=badminton;Bóng Chuyền=volleyball;Bóng Bàn=tableTennis;Đua Ngựa=horse;' +
    'Đua Xe=car;Bi-a=billiards;Võ Thuật=glove',
  ESPORTS: 'Vòng Đua,Cuộc Đua=flag;Rồng Lửa=dragon',
}

/** Neutral motifs for titles without a known noun, so that a picture shows nothing that the title does not name. */
const NEUTRAL_MOTIFS: Partial<Record<Category, string>> = {
  RNG: 'drum lotus lantern fan coin',
  FISH: 'carp clownfish',
  LIVE: 'table hostess chips',
  SPORTS: 'match trophy',
  ESPORTS: 'controller emblem helmet',
}

const parseRules = (packed = '') =>
  packed.split(';').flatMap((entry) => {
    const [nouns = '', motifs = ''] = entry.split('=')
    return nouns.split(',').map((noun) => [noun, motifs.split(' ')] as const)
  })
const cache = new Map<Category, Map<string, readonly string[]>>()

export function nounsOf(category: Category): ReadonlyMap<string, readonly string[]> {
  const nouns = cache.get(category) ?? new Map(NOUNS[category] ? parseRules(NOUNS[category]) : [])
  cache.set(category, nouns)
  return nouns
}

export function motifsFor(category: Category, title: string): string[] {
  const words = ` ${title} `
  const found = [...nounsOf(category)]
    .map(([noun, motifs]) => ({ noun, motifs, at: words.indexOf(` ${noun} `) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.noun.length - one.noun.length)
  return [...(found[0]?.motifs ?? NEUTRAL_MOTIFS[category]?.split(' ') ?? [])]
}
