import { parseTexts } from './words.ts'

// Each item is Vietnamese=English. The English text of a last part includes its preposition.

export const CREATURES = parseTexts(
  'Rồng=Dragon;Phượng=Phoenix;Hổ=Tiger;Kỳ Lân=Unicorn;Rùa=Turtle;Hạc=Crane;Voi=Elephant;Ngựa=Horse;Khỉ=Monkey;Sư Tử=Lion;Đại Bàng=Eagle;Nai=Deer;Cáo=Fox;Gấu=Bear;Trâu=Buffalo;Công=Peacock;Chim Lạc=Lac Bird;Bướm=Butterfly;Mèo=Cat;Thỏ=Rabbit;Báo=Leopard;Sói=Wolf;Cú=Owl;Ong=Bee;Dế=Cricket;Cóc=Toad;Dê=Goat;Lợn=Piglet;Hươu=Stag;Yến=Swallow',
)
export const QUALITIES = parseTexts(
  'Vàng=Golden;Bạc=Silver;Ngọc=Jade;Lửa=Fire;Trắng=White;Đỏ=Crimson;Xanh=Azure;Thần=Divine;May Mắn=Lucky;Tí Hon=Tiny;Huyền Bí=Mystic;Hoàng Kim=Gilded;Dũng Mãnh=Brave;Tinh Nghịch=Playful;Thông Thái=Wise;Băng Giá=Frost',
)
export const PLACES = parseTexts(
  'Phương Đông=of the East;Đất Tổ=of the Homeland;Cố Đô=of the Old Capital;Tây Nguyên=of the Highlands;Rừng Sâu=of the Deep Forest;Thủy Cung=of the Sea Palace;Đỉnh Mây=of the Cloud Peak;Cung Đình=of the Court;Làng Chài=of the Fishing Village;Phố Cổ=of the Old Quarter;Thiên Cung=of Heaven;Đêm Trăng=of the Moonlit Night;Mùa Xuân=of Spring;Thung Lũng=of the Valley;Sông Hồng=of the Red River;Đồng Lúa=of the Rice Fields;Hang Ngọc=of the Jade Cave;Thành Cổ=of the Citadel;Đảo Ngọc=of Pearl Island;Cao Nguyên Đá=of the Stone Plateau;Bến Thuyền=of the Boat Landing;Rừng Trúc=of the Bamboo Grove;Hồ Sen=of Lotus Lake;Biển Cả=of the Ocean',
)
export const FORTUNES = parseTexts(
  'Phát Lộc=Prosperity;Chiêu Tài=Riches;Đại Cát=Great Luck;Bạc Tỷ=Billions;Thịnh Vượng=Fortune;Như Ý=Wishes;Hưng Long=Rising;Nghênh Xuân=New Year;Tấn Tài=Treasure;Đại Phú=Wealth;Song Hỷ=Double Joy;Báo Hỷ=Good News;Trăm Lộc=Hundred Gifts;Bất Ngờ=Surprise',
)
export const OBJECTS = parseTexts(
  'Trống Đồng=Bronze Drum;Đèn Lồng=Lantern;Ngọc Trai=Pearl;Bình Gốm=Clay Vase;Quạt Lụa=Silk Fan;Mặt Nạ=Mask;Kiếm Báu=Sacred Sword;Nón Lá=Palm Hat;Đồng Tiền=Old Coin;Vương Miện=Crown;Hoa Sen=Lotus;Hoa Mai=Apricot Blossom;Hoa Đào=Peach Blossom;Bánh Chưng=Rice Cake;Sáo Trúc=Bamboo Flute;Diều Sáo=Singing Kite;Thuyền Rồng=Dragon Boat;Tranh Đông Hồ=Woodcut Print;Chuông Đồng=Bronze Bell;Nỏ Thần=Magic Crossbow;Hạt Ngọc=Jade Bead;Rương Vàng=Golden Chest;Gương Thần=Magic Mirror;Lì Xì=Lucky Envelope',
)
export const LEGENDS = parseTexts(
  'Kho Báu=Treasure;Bí Mật=Secret;Huyền Thoại=Legend;Bảo Vật=Relic;Lời Nguyền=Spell;Hành Trình=Journey;Giấc Mơ=Dream;Khu Vườn=Garden;Ngôi Đền=Temple;Vương Quốc=Kingdom;Phiên Chợ=Market;Truyền Thuyết=Tale;Mật Mã=Cipher;Dấu Ấn=Mark;Vũ Khúc=Dance;Khúc Hát=Song',
)
export const PEOPLE = parseTexts(
  'Thần Tài=God of Wealth;Nàng Tiên=Fairy;Công Chúa=Princess;Hoàng Tử=Prince;Chàng Thợ Săn=Hunter;Cô Tấm=Miss Tam;Ông Địa=Earth Lord;Chú Tễu=Uncle Teu;Nữ Tướng=Lady General;Trạng Nguyên=First Laureate;Chị Hằng=Moon Lady;Chú Cuội=Moon Boy;Ngư Ông=Old Fisherman;Phú Ông=Rich Man;Lực Sĩ=Wrestler;Nghệ Nhân=Master Potter',
)
export const FESTIVALS = parseTexts(
  'Hội Xuân=Spring Fair;Đêm Hội=Festival Night;Tết=New Year;Trung Thu=Mid-Autumn;Hội Đua Thuyền=Boat Race;Múa Lân=Lion Dance;Múa Rối Nước=Water Puppets;Hội Làng=Village Fair;Chợ Hoa=Flower Market;Rước Đèn=Lantern Parade;Hội Chọi Trâu=Buffalo Fair;Hội Thả Diều=Kite Fair',
)

export const CLASSIFIED = {
  SC: parseTexts('Vé Cào=Scratch;Thẻ Cào=Scratch Card'),
  VP: parseTexts('Video Poker=Video Poker;Poker Máy=Poker Machine'),
  JP: parseTexts('Hũ Vàng=Golden Pot;Nổ Hũ=Jackpot;Siêu Hũ=Super Jackpot'),
  TG: parseTexts('Vòng Quay=Wheel;Xúc Xắc=Dice;Bàn Xoay=Wheel Table'),
  AC: parseTexts('Máy Xèng=Arcade;Đua Vịt=Duck Race;Búa Đập Chuột=Whack-a-Mouse'),
  BG: parseTexts('Bingo=Bingo;Lô Tô=Loto Party'),
  Crash: parseTexts('Diều Bay=Kite Crash;Tên Lửa=Rocket;Khinh Khí Cầu=Balloon'),
}

export const FAMOUS_SLOTS = parseTexts(
  'Cá Chép Hóa Rồng=Carp Becomes Dragon;Rồng Vàng Phương Đông=Golden Dragon of the East;Trống Đồng Bạc Tỷ=Bronze Drum Billions;Sơn Tinh Thủy Tinh=Mountain and Water;Mai An Tiêm=Melon Island;Bánh Chưng Bánh Giầy=Square and Round Cakes;Thánh Gióng Ngựa Sắt=Iron Horse;Lân Sư Hội Xuân=Lion Dance Spring;Cây Khế Trả Vàng=Starfruit Gold;Hũ Vàng Thần Tài=Golden Pot of Wealth;Đêm Trăng Hội An=Moonlit Lanterns;Tứ Linh Giữ Ngọc=Four Spirits and a Pearl;Tấm Cám Quả Thị=Golden Persimmon;Phượng Múa Rồng Bay=Phoenix and Dragon;Ngũ Hổ Tướng=Five Tiger Generals;Bách Hoa Đua Nở=Hundred Flowers;Mỵ Châu Nỏ Thần=Magic Crossbow;Lục Bình Trôi=Water Hyacinth;Chợ Nổi Miền Tây=Floating Market;Thạch Sanh Đàn Thần=Magic Zither;Ong Vàng Làm Mật=Golden Honey;Kho Báu Vua Hùng=Treasure of the First Kings;Xuân Về Lộc Đến=Spring Brings Luck;Thuyền Rồng Sông Hương=Perfume River Boat;Đom Đóm Đêm Hè=Summer Fireflies;Trạng Tí Đi Thi=The Little Scholar;Chuồn Chuồn Ớt=Red Dragonfly;Hoa Sữa Phố Cổ=Autumn in the Old Quarter;Gốm Lam Bát Tràng=Blue Pottery;Dế Mèn Giang Hồ=The Cricket Wanderer;Nắng Vàng Ruộng Bậc=Golden Terraces;Cầu Vồng Sau Mưa=Rainbow after Rain',
)
