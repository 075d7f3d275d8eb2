/**
 * Words that lists of leaked passwords begin with: plain ones, names, teams, seasons and months in the product's
 * languages, and walks over the keyboard. Compiled by hand. Nearly no entry of such lists meets the portal's rules as
 * it stands; what people make of them to meet the rules is what {@link isCommonPassword} looks for.
 */
const words = new Set(
  `
  password passwort passwd pass contrasena contraseña motdepasse secret secreto secreta letmein welcome bienvenue
  bienvenido login admin administrator administrador root user usuario guest test testing tester temp temporary
  default changeme change demo sample master access system server oracle cisco windows microsoft google apple facebook
  linkedin amazon samsung internet computer network security secure office company business manager service support
  backup database company cnx oilgas petroleum drilling pipeline platform offshore refinery
  qwerty qwertyu qwertyui qwertyuiop qwertz qwertzui azerty azertyui asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv
  zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc edcrfv qweasd qweasdzxc qwe qweqwe asd asdasd zxc zxczxc qaz wsx poiuy
  poiuytrewq lkjhgf lkjhgfdsa mnbvc mnbvcxz abc abcd abcabc abcdefgh xyz aaa aaaa aaaaaa xxx xxxx xxxxxx zzz
  iloveyou loveyou iloveu lovely love loveme lover forever always together mylove teamo teamomucho amor amorcito
  miamor jetaime amour cherie doudou bisous coeur corazon princess princesa princesse angel angels angelo angelito
  prince king queen reina hello hola bonjour salut soleil
  sunshine summer winter spring autumn fall verano invierno otono otoño primavera hiver printemps automne
  january february march april may june july august september october november december enero febrero marzo abril
  mayo junio julio agosto septiembre octubre noviembre diciembre janvier fevrier février mars avril mai juin juillet
  aout août septembre octobre novembre decembre décembre monday tuesday wednesday thursday friday saturday sunday
  lunes martes miercoles jueves viernes sabado domingo lundi mardi mercredi jeudi vendredi samedi dimanche
  monkey dragon tiger lion tigger panther eagle eagles falcon hawk shark dolphin dolphins wolf wolves bear bears horse
  horses pony ponies puppy doggie doggy dog dogs cat cats kitty kitten bunny rabbit chicken turtle spider snake scorpion
  butterfly bulldog bulldogs gorilla panda phoenix buddy rocky lucky max molly bella daisy sophie lola coco simba nala
  shadow ginger pepper cookie cookies candy chocolate honey sugar sweety sweetie sweet banana orange apple cherry peaches
  strawberry blueberry vanilla cinnamon pumpkin muffin cupcake pancake cheese pizza coffee whiskey vodka tequila cocacola
  michael jordan michelle jennifer jessica ashley amanda daniel david robert thomas matthew andrew anthony joshua
  charlie charles george william james john joseph richard christopher christian nicholas alexander alexis alex brandon
  brian kevin justin ryan eric steven jason jonathan jeremy patrick peter paul mark martin samuel samantha sarah
  stephanie elizabeth nicole melissa rachel rebecca heather hannah emily emma olivia sophia isabella victoria maria mary
  marie laura lauren linda barbara patricia susan karen nancy lisa sandra donna carol ruth sharon anna andrea angela
  amber brittany taylor morgan jasmine chelsea crystal tiffany vanessa natalie danielle katie kate kelly megan maggie
  harry potter harrypotter hermione scott carlos juan jose luis jorge miguel pedro diego alejandro fernando ricardo
  eduardo roberto sergio antonio manuel francisco javier pablo andres sebastian gabriel gabriela alejandra valentina
  camila daniela mariana carolina paola natalia veronica monica claudia sandra diana lucia sofia jesus jesuschrist
  christ god godisgood heaven blessed blessing faith grace hope believe trustno trustnoone freedom liberty peace
  pierre jean jeanne nicolas julien antoine alexandre guillaume mathieu thierry philippe olivier sebastien laurent
  frederic stephane francois camille chloe manon lea ines sarah oceane marine pauline aurelie celine sandrine isabelle
  nathalie valerie sylvie martine monique loulou titi minou chouchou
  baseball football soccer futbol basketball hockey tennis golf golfer softball lacrosse volleyball rugby cricket
  swimming skating skater snowboard surfing surfer racing nascar ferrari porsche mustang corvette camaro mercedes bmw
  audi honda toyota yamaha suzuki kawasaki ducati harley harleydavidson jaguar cowboy cowboys yankees redsox lakers
  celtics bulls steelers packers raiders broncos patriots giants dodgers braves tigers rangers rangers liverpool
  arsenal chelsea manchester manutd barcelona realmadrid madrid juventus milan bayern dortmund marseille psg olympique
  boca river america chivas pumas real barca messi ronaldo cristiano neymar maradona zidane
  superman batman spiderman ironman wonderwoman avengers marvel starwars startrek skywalker yoda jedi darthvader
  matrix gandalf hobbit frodo pokemon pikachu naruto goku dragonball zelda mario sonic minecraft fortnite roblox
  warcraft starcraft counterstrike playstation xbox nintendo gamer gaming player killer hunter warrior ninja samurai
  knight wizard magic merlin mystery legend hero heroes champion winner victory number numberone one boss bigboss
  metallica nirvana slipknot greenday blink linkinpark eminem rihanna beyonce shakira madonna elvis beatles rolling
  rockstar rocknroll guitar drummer music musica musique dance dancer singer
  london paris berlin madrid roma rome moscow tokyo newyork brooklyn chicago boston dallas houston austin denver
  phoenix seattle miami orlando florida texas california canada mexico brasil brazil argentina colombia chile peru
  espana españa france england scotland ireland norway norge sweden germany deutschland italia india china japan
  australia america usa europe africa
  blue red green yellow purple pink black white silver golden gold orange diamond crystal ruby emerald pearl rainbow
  star stars starlight moon moonlight sun sunny sunset sunrise sky ocean beach island river mountain forest flower
  flowers rose roses lily violet jasmine sunflower garden nature earth planet space rocket apollo galaxy cosmos thunder
  lightning storm hurricane tornado fire phoenix ice snow snowball snowman frozen rain
  baby babygirl babyboy boy girl girls boys sister brother mother father mommy daddy mama papa mami papi family familia
  famille friend friends bestfriend bff amigo amigos amiga hermano hermana grandma grandpa wife husband honeybun
  lovebug sweetheart sexy hottie hotstuff beautiful gorgeous handsome cutie cute pretty smile smiley happy happiness
  lucky funny crazy loco loca silly goofy stupid idiot whatever nothing something anything everything nobody somebody
  fuckyou fuckme fuckoff fuck shit bitch asshole bastard mierda puta cabron merde putain salope connard bullshit
  asdf1234 q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2
  2wsx3edc 3edc4rfv qwer1234 1234qwer asdf1234 zxcv1234 abc123 123abc abcd1234 1234abcd a1b2c3 a1b2c3d4 qwe123 123qwe
  asd123 zxc123 aa123456 a123456 a12345678 pass1234 p4ssw0rd trustno1 ncc1701 thx1138 bond007 agent007 r2d2c3po
  christmas xmas navidad noel halloween easter birthday anniversary holiday holidays vacation weekend newyear happynewyear
  school college university student teacher profesor professor doctor nurse engineer lawyer police soldier marine army
  navy airforce pilot captain sailor pirate pirates monster zombie vampire ghost demon devil satan lucifer diablo
  money dollar dollars euro million billion bitcoin crypto trading casino poker joker ace lottery jackpot business
  mustang thunder maverick iceman topgun rambo rocky terminator predator alien aliens robocop godfather scarface
  `
    .trim()
    .split(/\s+/),
);

const leet = signs('@a 4a 3e 1i !i 0o $s 5s 7t +t 8b 9g');

/** The digits that the special characters share a key with, for walks with the shift key held now and then. */
const unshifted = signs('!1 @2 #3 $4 %5 ^6 &7');

const runs = '01234567890 98765432109';

/**
 * Whether a password is a common word with what people usually put around it: capitals, letters written as figures,
 * up to four digits (a year, say) or a run of them, and special characters.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const letters = cutOut(lower, /\p{L}/u);
  if (isUsual(letters.before) && isUsual(letters.after)) {
    if (words.has(letters.core) || words.has(replaceAll(letters.core, leet))) return true;
  }
  // A walk may begin or end with figures, which are decoration elsewhere.
  const walk = cutOut(lower, /[\p{L}\p{N}]/u).core;
  return words.has(replaceAll(walk, unshifted)) || words.has(replaceAll(lower, unshifted));
}

/** Cuts a text before its first and after its last sign that fits. */
function cutOut(text: string, fits: RegExp): { before: string; core: string; after: string } {
  const signs = [...text];
  const first = signs.findIndex((sign) => fits.test(sign));
  const end = signs.findLastIndex((sign) => fits.test(sign)) + 1;
  const from = first < 0 ? signs.length : first;
  const cut = (start: number, stop?: number) => signs.slice(start, stop).join('');
  return { before: cut(0, from), core: cut(from, Math.max(end, from)), after: cut(Math.max(end, from)) };
}

function isUsual(decoration: string): boolean {
  const digits = decoration.replace(/\D/g, '');
  return digits.length <= 4 || runs.includes(digits) || /^(\d)\1*$/.test(digits);
}

function replaceAll(text: string, meanings: Readonly<Record<string, string>>): string {
  return [...text].map((sign) => meanings[sign] ?? sign).join('');
}

/** What each sign stands for, from pairs such as `@a`. */
function signs(pairs: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.split(' ').map(([sign = '', meaning = '']) => [sign, meaning]));
}
