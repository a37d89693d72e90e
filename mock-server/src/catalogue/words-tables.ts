import { parseTexts } from './words.ts'

export const FISH_VERBS = parseTexts(
  'Bắn=Shooter;Săn=Hunt;Đại Chiến=Battle;Truy Tìm=Chase;Thợ Săn=Hunter;Vua=King;Bắt=Catch;Giải Cứu=Rescue',
)
export const SEA_LIFE = parseTexts(
  'Cá Chép=Carp;Cá Mập=Shark;Cá Voi=Whale;Bạch Tuộc=Octopus;Cua Hoàng Đế=King Crab;Rùa Biển=Sea Turtle;Rồng Biển=Sea Dragon;Tôm Hùm=Lobster;Mực Khổng Lồ=Giant Squid;Cá Ngựa=Seahorse;Cá Đuối=Manta Ray;Cá Kiếm=Swordfish;Cá Nóc=Pufferfish;Cá Sấu=Crocodile;Sứa Đèn=Lantern Jelly;Cá Hề=Clownfish',
)
export const SEAS = parseTexts(
  'Hạ Long=of Ha Long;Vịnh Xanh=of Blue Bay;Đại Dương=of the Ocean;Đảo Ngọc=of Pearl Island;Thủy Cung=of the Sea Palace;Hoàng Kim=in Gold;Siêu Cấp=Deluxe;San Hô=of the Coral Reef;Đêm Trăng=by Moonlight;Bão Tố=in the Storm',
)
export const FAMOUS_FISH = parseTexts(
  'Bắn Cá Hạ Long=Ha Long Fishing;Cá Chép Vượt Vũ Môn=Carp at the Dragon Gate;Long Vương Giáng Thế=Dragon King Returns;Tiên Cá Hộ Mệnh=Guardian Mermaid;Đại Náo Thủy Cung=Riot in the Sea Palace;Bạch Tuộc Trăm Tay=Hundred-armed Octopus;Ngư Ông Đắc Lợi=The Happy Fisherman;Vịnh Kho Báu=Treasure Bay;Cá Voi Xanh=The Blue Whale;Cua Càng Đỏ=Red Claw',
)

export const CARD_GAMES = parseTexts(
  'Ba Cây=Three Cards;Xì Dách Kinh Kỳ=Twenty-One of the Capital;Ba Cây Bến Nước=Three Cards at the Landing;Xì Dách Sân Đình=Twenty-One at the Village Hall;Ba Cây Chợ Nổi=Three Cards at the Floating Market;Xì Dách Vườn Nhãn=Twenty-One in the Longan Garden;Ba Cây Lầu Trà=Three Cards at the Tea House;Xì Dách Xứ Huế=Twenty-One of Hue;Ba Cây Tây Đô=Three Cards of the Western Citadel;Xì Dách Phố Hội=Twenty-One of Hoi An;Ba Cây Trạng Nguyên=Three Cards of the Scholars;Xì Dách Tứ Linh=Twenty-One of the Four Spirits;Ba Cây Sông Hồng=Three Cards on the Red River;Xì Dách Hồ Tây=Twenty-One at West Lake;Ba Cây Trúc Lâm=Three Cards in the Bamboo Grove;Xì Dách Đồng Quê=Twenty-One in the Country;Ba Cây Gia Đình=Family Three Cards;Xì Dách Ông Đồ=Twenty-One of the Old Teacher',
)
export const CARD_STYLES = parseTexts(
  'Đại Chiến=Battle;Miền Nam=Southern;Miền Bắc=Northern;Sum Vầy=Reunion;Siêu Tốc=Speed;Cao Thủ=Masters;Bàn Tròn=Round Table;Phòng Vàng=Gold Room;Đêm Trăng=Moonlight;Hội Làng=Village Fair;Sân Trăng=Moonlit Yard;Trưa Hè=Summer Noon;Giải Đấu=Cup;Nhập Môn=Beginners;Đường Phố=Street;Hoàng Gia=Royal;Lộc Phát=Lucky;Bạn Bè=Friends;Cuối Tuần=Weekend;Phố Cổ=Old Quarter;Chớp Nhoáng=Blitz;Thách Đấu=Challenge;Song Hỷ=Double Joy;Mùa Xuân=Spring',
)
export const FAMOUS_CARDS = parseTexts(
  'Ba Cây Đại Chiến=Three Cards Battle;Xì Dách Hội Làng=Village Twenty-One;Ba Cây Cao Thủ=Three Cards Masters;Xì Dách Miền Tây=Twenty-One of the Delta;Ba Cây Siêu Tốc=Speed Three Cards;Xì Dách Sum Họp=Twenty-One at the Table;Ba Cây Ngày Tết=New Year Three Cards;Xì Dách Kỳ Đài=Twenty-One Pavilion;Ba Cây Phố Cổ=Old Quarter Three Cards',
)

export const LIVE_GAMES = parseTexts(
  'Baccarat=Baccarat;Rồng Hổ=Dragon Tiger;Tài Xỉu Cổ Điển=Classic Over and Under;Tài Xỉu=Over and Under;Roulette=Roulette;Baccarat Cổ Điển=Classic Baccarat;Ba Xúc Xắc=Three Dice;Baccarat Hội Quán=Clubhouse Baccarat;Baccarat Tám Bộ Bài=Eight-deck Baccarat;Xúc Xắc=Dice',
)
export const LIVE_TABLES = parseTexts(
  'Sen Trắng=White Lotus;Sen Hồng=Pink Lotus;Ngọc Bích=Jade;Hoàng Kim=Gold;Tốc Độ=Speed;Mai Vàng=Apricot;Đào Phai=Peach;Trúc Xanh=Bamboo;Tùng Bách=Pine;Cúc Tím=Aster;Thượng Hạng=First Class;Đêm Lụa=Silk Night;Ánh Trăng=Moonlight;Bình Minh=Sunrise;Hoàng Hôn=Sunset;Sông Hương=Perfume River;Hồ Gươm=Sword Lake;Hoa Ban=Bauhinia;Lầu Son=Red Pavilion;Cung Đình=Court;Sao Hôm=Evening Star;Ngà Voi=Ivory;Tơ Tằm=Silk;Thiên Nga=Swan;Bạch Ngọc=White Jade;Hổ Phách=Amber;San Hô=Coral;Lam Ngọc=Sapphire',
)
export const FAMOUS_LIVE = parseTexts(
  'Baccarat Sen Trắng=White Lotus Baccarat;Rồng Hổ Tranh Hùng=Dragon versus Tiger;Tài Xỉu Cung Đình=Court Over and Under;Tài Xỉu Hoàng Kim=Gold Over and Under;Tài Xỉu Ngày Hội=Festival Over and Under;Roulette Ánh Trăng=Moonlight Roulette;Baccarat Hồ Gươm=Sword Lake Baccarat;Baccarat Tốc Độ=Speed Baccarat',
)

export const SPORTS = parseTexts(
  'Bóng Đá=Football;Bóng Rổ=Basketball;Quần Vợt=Tennis;Cầu Lông=Badminton;Bóng Chuyền=Volleyball;Bóng Bàn=Table Tennis;Đua Ngựa=Horse Racing;Đua Xe=Motor Racing;Bi-a=Billiards;Võ Thuật=Martial Arts',
)
export const SPORT_STYLES = parseTexts(
  'Trực Tuyến=Online;Toàn Cầu=Worldwide;Ảo=Virtual;Cúp Vàng=Gold Cup;Mùa Hè=Summer;Sân Nhà=Home Ground',
)
export const FAMOUS_SPORTS = parseTexts('FB Thể Thao=FB Sports')

export const ARENAS = parseTexts(
  'Đấu Trường=Arena of;Vòng Đua=Circuit of;Tháp=Tower of;Biệt Đội=Squad of;Chiến Trường=Field of;Cuộc Đua=Race of',
)
export const ARENA_THEMES = parseTexts(
  'Sấm Sét=Thunder;Ngân Hà=the Galaxy;Ánh Thép=Steel;Bóng Đêm=Shadows;Rồng Lửa=Fire Dragons;Băng Tuyết=Ice',
)

export const COCKPITS = parseTexts('Sới Gà=Cockpit of;Trường Gà=Arena of;Gà Nòi=Champions of;Gà Chọi=Fighters of')
export const COCK_PLACES = parseTexts(
  'Cao Lãnh=Cao Lanh;Bình Định=Binh Dinh;Chợ Lách=Cho Lach;Hóc Môn=Hoc Mon;Vân Đồn=Van Don;Bắc Hà=Bac Ha;Đất Võ=the Warrior Land;Miệt Vườn=the Orchards;Bến Tre=Ben Tre;Gò Công=Go Cong;Đồng Tháp=the Reed Plain;Sông Hậu=the Hau River',
)
