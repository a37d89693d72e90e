import { words } from './words.ts'

export const FISH_VERBS = words(
  'Bắn=Shooter;Săn=Hunt;Đại Chiến=Battle;Truy Tìm=Chase;Thợ Săn=Hunter;Vua=King;Bắt=Catch;Giải Cứu=Rescue',
)
export const SEA_LIFE = words(
  'Cá Chép=Carp;Cá Mập=Shark;Cá Voi=Whale;Bạch Tuộc=Octopus;Cua Hoàng Đế=King Crab;Rùa Biển=Sea Turtle;Rồng Biển=Sea Dragon;Tôm Hùm=Lobster;Mực Khổng Lồ=Giant Squid;Cá Ngựa=Seahorse;Cá Đuối=Manta Ray;Cá Kiếm=Swordfish;Cá Nóc=Pufferfish;Cá Sấu=Crocodile;Sứa Đèn=Lantern Jelly;Cá Hề=Clownfish',
)
export const SEAS = words(
  'Hạ Long=of Ha Long;Vịnh Xanh=of Blue Bay;Đại Dương=of the Ocean;Đảo Ngọc=of Pearl Island;Thủy Cung=of the Sea Palace;Hoàng Kim=in Gold;Siêu Cấp=Deluxe;San Hô=of the Coral Reef;Đêm Trăng=by Moonlight;Bão Tố=in the Storm',
)
export const FAMOUS_FISH = words(
  'Bắn Cá Hạ Long=Ha Long Fishing;Cá Chép Vượt Vũ Môn=Carp at the Dragon Gate;Long Vương Giáng Thế=Dragon King Returns;Tiên Cá Hộ Mệnh=Guardian Mermaid;Đại Náo Thủy Cung=Riot in the Sea Palace;Bạch Tuộc Trăm Tay=Hundred-armed Octopus;Ngư Ông Đắc Lợi=The Happy Fisherman;Vịnh Kho Báu=Treasure Bay;Cá Voi Xanh=The Blue Whale;Cua Càng Đỏ=Red Claw',
)

export const CARD_GAMES = words(
  'Tiến Lên=Tien Len;Phỏm=Phom;Mậu Binh=Mau Binh;Xì Tố=Stud Poker;Sâm Lốc=Sam Loc;Xì Dách=Twenty-one;Ba Cây=Three Cards;Liêng=Lieng;Bài Cào=Nine Points;Chắn=Chan;Tổ Tôm=To Tom;Cờ Tướng=Elephant Chess;Cờ Úp=Hidden Chess;Ô Ăn Quan=Mancala;Tam Cúc=Tam Cuc;Poker=Poker;Catte=Catte;Domino=Domino',
)
export const CARD_STYLES = words(
  'Đại Chiến=Battle;Miền Nam=Southern Rules;Miền Bắc=Northern Rules;Đếm Lá=Card Count;Siêu Tốc=Speed;Cao Thủ=Masters;Bàn Tròn=Round Table;Phòng Vàng=Gold Room;Đêm Trăng=Moonlight;Hội Làng=Village Fair;Bốn Người=Four-handed;Hai Người=Two-handed;Giải Đấu=Cup;Nhập Môn=Beginners;Đường Phố=Street;Hoàng Gia=Royal;Tứ Quý=Four of a Kind;Bạn Bè=Friends;Cuối Tuần=Weekend;Phố Cổ=Old Quarter;Chớp Nhoáng=Blitz;Thách Đấu=Challenge;Song Hỷ=Double Joy;Mùa Xuân=Spring',
)
export const FAMOUS_CARDS = words(
  'Tiến Lên Đại Chiến=Tien Len Battle;Phỏm Hội Làng=Village Phom;Mậu Binh Cao Thủ=Mau Binh Masters;Tứ Sắc Miền Tây=Four Colours;Sâm Lốc Siêu Tốc=Speed Sam Loc;Ba Cây Chia Tay=Three Cards at the Table;Xì Dách Ngày Tết=New Year Twenty-one;Cờ Tướng Kỳ Đài=Chess Pavilion;Liêng Phố Cổ=Old Quarter Lieng',
)

export const LIVE_GAMES = words(
  'Baccarat=Baccarat;Rồng Hổ=Dragon Tiger;Xóc Đĩa=Xoc Dia;Tài Xỉu=Over and Under;Roulette=Roulette;Blackjack=Blackjack;Bầu Cua=Gourd and Crab;Poker Ba Lá=Three Card Poker;Baccarat Không Hoa Hồng=No-commission Baccarat;Xúc Xắc=Dice',
)
export const LIVE_TABLES = words(
  'Sen Trắng=White Lotus;Sen Hồng=Pink Lotus;Ngọc Bích=Jade;Hoàng Kim=Gold;Tốc Độ=Speed;Mai Vàng=Apricot;Đào Phai=Peach;Trúc Xanh=Bamboo;Tùng Bách=Pine;Cúc Tím=Aster;Thượng Hạng=First Class;Đêm Lụa=Silk Night;Ánh Trăng=Moonlight;Bình Minh=Sunrise;Hoàng Hôn=Sunset;Sông Hương=Perfume River;Hồ Gươm=Sword Lake;Hoa Ban=Bauhinia;Lầu Son=Red Pavilion;Cung Đình=Court;Sao Hôm=Evening Star;Ngà Voi=Ivory;Tơ Tằm=Silk;Thiên Nga=Swan;Bạch Ngọc=White Jade;Hổ Phách=Amber;San Hô=Coral;Lam Ngọc=Sapphire',
)
export const FAMOUS_LIVE = words(
  'Baccarat Sen Trắng=White Lotus Baccarat;Rồng Hổ Tranh Hùng=Dragon versus Tiger;Xóc Đĩa Cung Đình=Court Xoc Dia;Tài Xỉu Hoàng Kim=Gold Over and Under;Bầu Cua Ngày Hội=Festival Gourd and Crab;Roulette Ánh Trăng=Moonlight Roulette;Blackjack Hồ Gươm=Sword Lake Blackjack;Baccarat Tốc Độ=Speed Baccarat',
)

export const SPORTS = words(
  'Bóng Đá=Football;Bóng Rổ=Basketball;Quần Vợt=Tennis;Cầu Lông=Badminton;Bóng Chuyền=Volleyball;Bóng Bàn=Table Tennis;Đua Ngựa=Horse Racing;Đua Xe=Motor Racing;Bi-a=Billiards;Võ Thuật=Martial Arts',
)
export const SPORT_STYLES = words(
  'Trực Tuyến=Online;Toàn Cầu=Worldwide;Ảo=Virtual;Cúp Vàng=Gold Cup;Mùa Hè=Summer;Sân Nhà=Home Ground',
)
export const FAMOUS_SPORTS = words('FB Thể Thao=FB Sports')

export const ARENAS = words(
  'Đấu Trường=Arena of;Vòng Đua=Circuit of;Tháp=Tower of;Biệt Đội=Squad of;Chiến Trường=Field of;Cuộc Đua=Race of',
)
export const ARENA_THEMES = words(
  'Sấm Sét=Thunder;Ngân Hà=the Galaxy;Ánh Thép=Steel;Bóng Đêm=Shadows;Rồng Lửa=Fire Dragons;Băng Tuyết=Ice',
)

export const COCKPITS = words('Sới Gà=Cockpit of;Trường Gà=Arena of;Gà Nòi=Champions of;Gà Chọi=Fighters of')
export const COCK_PLACES = words(
  'Cao Lãnh=Cao Lanh;Bình Định=Binh Dinh;Chợ Lách=Cho Lach;Hóc Môn=Hoc Mon;Vân Đồn=Van Don;Bắc Hà=Bac Ha;Đất Võ=the Warrior Land;Miệt Vườn=the Orchards;Bến Tre=Ben Tre;Gò Công=Go Cong;Đồng Tháp=the Reed Plain;Sông Hậu=the Hau River',
)
