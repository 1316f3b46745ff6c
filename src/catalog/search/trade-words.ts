import { stemsOf, wordsOf } from './words.js';

/** What people say, and what services say instead: words, phrases, or `#slug` for all of a category's own services. `?` marks a mere hint. */
const SAYINGS: readonly (readonly [said: string, meant: string])[] = [
  // Trades
  ['electrician, electric, electrical, electricity, electrics, sparky, wireman, rewire, rewiring, wiring', '#electrical, wire?'],
  ['plumber, plumbing, pipe fitter, rooter', '#plumbing'],
  ['pipe, pipework', '#plumbing?, leak?'],
  ['carpenter, carpentry, woodwork, woodworker, joiner, joinery, cabinet maker', '#electrician-plumber-carpenter, shelving?, door?'],
  [
    'handyman, handy man, handyperson, handywoman, odd job, odd jobs, home repair, house repair, small jobs',
    'handyman, #electrician-plumber-carpenter',
  ],
  ['cleaner, cleaning service, cleanup', '#cleaning, cleaning?'],
  ['cleaning lady, house cleaner, maid, housekeeper, housekeeping, janitor, domestic help', 'house cleaning, home cleaning, #cleaning?'],
  ['exterminator, pest control, pest, bug, insect, infestation, fumigation, vermin, critter', 'pest, #cleaning-pest-control'],
  ['painter, painters, paint, painting, decorator, repaint', '#painting, paint'],
  ['hairdresser, hair dresser, hairstylist, hair stylist, stylist, hair salon', 'hair, haircut?'],
  ['beautician, cosmetologist, beauty parlor, beauty parlour, salon', '#womens-salon-spa'],
  ['barber, barbershop, mens grooming', '#mens-salon-massage, haircut?'],
  ['spa, wellness, pampering', 'massage, facial, #womens-salon-spa?'],
  ['masseuse, masseur, massage therapist, massage therapy, rubdown', 'massage'],
  [
    'ac, air con, aircon, air conditioner, air conditioners, air conditioning, hvac, central air, mini split, heat pump, swamp cooler',
    'ac, #ac-repair',
  ],
  ['appliance, appliances, white goods', '#ac-appliance'],
  ['mechanic, auto repair, car repair, auto mechanic, car service, car maintenance, vehicle, auto, car, truck, suv', '#automobile'],
  [
    'water purifier, purifier, water filter, water filtration, filtration, ro, reverse osmosis, drinking water',
    'purifier, filter replacement, #water-purifier',
  ],
  ['roofer, roofing', 'roof'],
  ['waterproof, waterproofing, damp, damp proofing, moisture, seepage, water damage', 'waterproofing, #painting-waterproofing, basement?'],
  ['paneling, panelling, wall panel, wall panels, wall paneling, cladding, wainscot, wainscoting', '#wall-panels'],

  // Water
  ['tap, faucet, spigot, mixer tap', 'faucet, #plumbing?'],
  ['sink, basin, kitchen sink, bathroom sink', 'sink, drain, faucet?, #plumbing?'],
  ['shower, bathtub, tub, bath', 'drain?, descaling?, #plumbing?'],
  ['clog, clogged, blocked, blockage, backed up, slow drain, stopped up, unclog, unblock, snake', 'unclogging, drain?, #plumbing?'],
  ['drain cleaning, drain cleaner, clean drain, wont drain, not draining', 'drain unclogging, unclogging, #plumbing?'],
  ['leak, leaking, leaky, leakage, drip, dripping, burst', 'leak, faucet?, #plumbing?'],
  [
    'water leak, water dripping, dripping water, water stain, leaking pipe, burst pipe, pipe leak, leak detection',
    'leak trace, leak?, #plumbing?',
  ],
  ['commode, loo, wc, lavatory, toilet', 'toilet, #plumbing?'],
  ['water heater, hot water, boiler, geyser, tankless, hot water heater, no hot water', 'water heater, #plumbing?'],
  ['disposal, disposer, insinkerator, garbage disposal, waste disposal', 'disposal, #plumbing?'],
  // Drinking water
  ['hard water, softener, water softener, salt', 'softener, #water-purifier?'],
  [
    'water test, water quality, lead in water, well water, tap water, water safe, water taste',
    'water test, water quality, #water-purifier?',
  ],
  ['cartridge, filter change, change filter, replacement filter', 'filter replacement, filter, #water-purifier?'],

  // Power
  ['outlet, outlets, socket, plug, power point, receptacle, gfci', 'outlet, #electrical?'],
  ['light switch, dimmer, switch', 'switch, light?, #electrical?'],
  [
    'breaker, breakers, circuit breaker, fuse, fuse box, breaker box, electrical panel, electric panel, breaker panel',
    'panel check, breaker, troubleshooting?, #electrical?',
  ],
  [
    'power outage, no power, short circuit, flicker, flickering, flickering light, dead circuit, tripping, trips',
    'troubleshooting, #electrical?',
  ],
  ['light, lights, lighting, lamp, chandelier, led, pendant, sconce, light fixture', 'light, light fixture, #electrical?'],
  ['ceiling fan, fan', 'fan, #electrical?'],
  [
    'ev, ev charger, electric car, electric vehicle, tesla, wall charger, charging station, car charger, car charging',
    'charger, #electrical?',
  ],
  ['smoke alarm, fire alarm, carbon monoxide, smoke detector, fire detector', 'smoke detector, detector, #electrical?'],
  ['electrical inspection, wiring inspection, electrical safety', 'panel check, #electrical'],

  // Cool and warm
  ['not cooling, warm air, hot air, no cold air, wont cool', 'cooling, #ac-repair?'],
  ['ac service, ac maintenance, ac tuneup, ac checkup, ac cleaning', 'ac tune, #ac-repair'],
  ['freon, refrigerant, recharge, ac gas, gas refill, coolant', 'ac gas, gas refill, #ac-repair?'],
  ['thermostat, nest, ecobee', 'thermostat, #ac-repair?'],
  ['heater, heating, furnace, radiator', 'heater, #ac-repair?'],
  ['duct, ductwork, air duct, air vent', 'duct, #ac-repair?'],
  ['vent, vents, clean vents', 'duct, dryer vent, #ac-repair?'],

  // Machines
  ['fridge, freezer, icebox, refrigerator, ice maker', 'refrigerator, fridge?, #ac-appliance?'],
  ['washing machine, washer, clothes washer, laundry machine, laundry', 'washer, #ac-appliance?'],
  ['dryer, tumble dryer, clothes dryer, dryer vent, lint', 'dryer, #ac-appliance?'],
  ['dish washer, dishwasher', 'dishwasher, #ac-appliance?'],
  ['stove, cooker, cooktop, hob, oven, range, burner', 'oven, range, #ac-appliance?'],
  ['microwave', '#ac-appliance?, oven?'],

  // Clean
  ['clean', 'cleaning, #cleaning?'],
  [
    'house cleaning, home cleaning, apartment cleaning, clean house, clean home, clean apartment, clean my house, flat cleaning',
    'house cleaning, home cleaning, #cleaning?',
  ],
  ['deep clean, spring cleaning, spring clean, thorough cleaning', 'deep cleaning, #cleaning?'],
  ['weekly, biweekly, recurring, regular, regular cleaning', 'weekly, weekly cleaning, #cleaning?'],
  ['move out, moving out, move in, end of tenancy, end of lease, vacate, moving', 'move, #cleaning?'],
  ['rug, rugs, carpet, carpets, upholstery', 'carpet, #cleaning?'],
  ['couch, sofa, mattress', 'carpet?, #cleaning?'],
  ['window washing, window washer, glass cleaning, clean windows', 'window cleaning, #cleaning?'],
  ['limescale, lime scale, scale, calcium, descale, soap scum, stain, stains', 'descaling, #cleaning?'],
  ['tile, tiles, grout, bathroom cleaning, clean bathroom', 'descaling, deep cleaning?, #cleaning?'],
  ['oven cleaning, clean oven, fridge cleaning, clean fridge', 'oven cleaning, fridge cleaning, #cleaning?'],
  ['mold, mould, mildew', 'waterproofing?, descaling?, #painting-waterproofing?'],

  // Pests
  ['mouse, mice, rat, rats, rodent, rodents, squirrel, raccoon', 'rodent, #cleaning-pest-control?'],
  [
    'ant, ants, roach, roaches, cockroach, spider, spiders, bed bug, bedbug, bed bugs, flea, mosquito, scorpion, silverfish',
    'pest, #cleaning-pest-control?',
  ],
  ['termite, woodworm', 'termite, #cleaning-pest-control?'],
  ['wasp, hornet, bee, bees, beehive, yellow jacket', 'wasp, #cleaning-pest-control?'],

  // Wood
  ['shelf, shelves, shelving, bookshelf, bookcase', 'shelving, shelves, #electrician-plumber-carpenter?'],
  [
    'ikea, flat pack, flatpack, assemble, assembling, assembly, furniture, put together, bed, bed frame, desk, dresser, wardrobe, crib, table, chair',
    'furniture assembly, #electrician-plumber-carpenter?',
  ],
  ['door, doors, hinge, sticking door, squeaky', 'door, #electrician-plumber-carpenter?'],
  ['tv, television, picture, blinds, curtain, curtain rod, mirror', 'handyman, shelving?, #electrician-plumber-carpenter?'],
  ['lock, locks, locksmith, deadbolt', 'door?, handyman?, #electrician-plumber-carpenter?'],
  ['trim, molding, baseboard', 'trim, handyman?, #electrician-plumber-carpenter?'],

  // Walls
  ['drywall, plaster, hole in wall, wall hole, nail holes, patch, wall repair, sheetrock', 'patching'],
  ['touchup, touch up, scuff', 'touch'],
  ['room, bedroom, living room, interior, inside, wall, walls, ceiling', 'room, wall, interior'],
  ['exterior, outside, outdoor, siding, fascia, shutter', 'exterior'],
  ['cabinet, cabinets, cupboard, kitchen cabinets', 'cabinet'],
  ['feature wall, accent wall, accent', 'accent wall, feature wall'],
  ['soundproof, soundproofing, sound proofing, echo, acoustic, noise', 'acoustic'],
  ['wood wall, slat, slats, wooden wall, wood panel, wood panels', 'wood wall, slat'],
  ['basement, crawl space, cellar, flood, flooded', 'basement'],
  ['deck, balcony, patio, terrace, porch', 'deck, balcony'],
  ['roof, shingle, roof leak, leaking roof, ceiling leak, flashing', 'roof'],
  ['caulk, caulking, draft, drafty, seal, sealing, reseal, sealant', 'resealing, sealing'],
  ['window frame, window seal, drafty window, window leak, leaking window', 'window resealing'],

  // Hair and skin
  ['haircut, hair cut, trim hair, hair trim, cut hair, fade, buzz cut', 'haircut'],
  ['hair color, hair colour, hair dye, dye, highlights, balayage, colour', 'hair color, color'],
  ['blow dry, blowdry, blowout, blow out', 'blow dry'],
  ['nail, nails, mani, pedi, gel nails, manicure, pedicure', 'manicure, pedicure'],
  ['facial, skin, skincare, face, face mask, cleanse', 'facial'],
  ['makeup, make up, bridal, bride, wedding, mua', 'bridal, makeup'],
  ['beard, beard trim, goatee', 'beard'],
  ['shave, shaving, razor', 'shave'],
  ['kid, kids, child, children, boy, son, dad, father', 'father son'],
  ['back pain, sore back, sports massage, deep tissue', 'deep tissue, massage'],
  ['relax, relaxing, relaxation, swedish, aromatherapy', 'relaxing, massage?'],
  ['waxing, threading, eyebrow, brow, lash, lashes', '#womens-salon-spa?, facial?'],

  // Cars
  ['car wash, carwash, wash car, wash my car, car washing, car cleaning, auto wash', 'hand wash, detail?, #automobile?'],
  ['detailing, detailer, auto detailing, car detailing, car interior, valet, detail, clean car', 'detail, hand wash?, #automobile?'],
  ['wax, polish', 'wax, #automobile?'],
  ['oil, oil change, lube', 'oil, #automobile?'],
  ['brake, break, brake pads', 'brake, #automobile?'],
  ['battery, car battery, dead battery, wont start, jump start, jumpstart', 'battery, #automobile?'],
];

/** What somebody wants done, where, and how soon: none of it has to be found, and services that say it too stand further up. */
const CIRCUMSTANCES: readonly (readonly [said: string, meant: string])[] = [
  [
    'fix, fixing, repair, repairs, repairing, mend, broken, broke, busted, damaged, not working, doesnt work, stopped working, wont work, wont light, wont turn on, wont spin, acting up',
    'repair, troubleshooting?',
  ],
  ['install, installer, installing, installation, put in, fit, fitting, set up, setup, hook up', 'installation, fitting'],
  ['hang, hanging, mount, mounting', 'installation, handyman?'],
  ['replace, replacing, replacement, change, changing, swap, new, renew', 'replacement, installation?'],
  [
    'check, checkup, inspect, inspection, inspector, diagnose, diagnosis, survey, test, testing, look at',
    'check, inspection, diagnosis, test, survey',
  ],
  ['service, servicing, maintenance, maintain, tune, tuneup, tune up', 'service, tune'],
  ['remove, removal, get rid of, rid', 'removal'],
  ['dirty, greasy, dusty, grimy, filthy, messy, stained', 'cleaning'],
  ['squeaky, squeaking, creaky, creaking, jammed, stuck, loose, wobbly, cracked, bent, rusty, faulty, dead, dying', 'repair'],
  ['running, humming, chirping, beeping, noisy, loud, smelly, stinky, wet, cold, hot, warm', ''],
  ['kitchen, bathroom, garage, attic, yard, office, apartment, condo, house, home, flat, indoor', ''],
  ['emergency, urgent, same day, weekend, weekly, evening, quick, express, full, basic, premium, mobile', ''],
];

/** Words that say nothing about the work. */
const FILLERS = `a about above after again all am an and any anybody anyone are around as at available be been best book booking by call can cheap cheapest
  close come company companies contractor cost could do does doing done dont estimate expert experts find for from get getting give good great has have having
  help hi hire how i id if im in into is it its ive job just keeps like local looking make man me my near nearby need needed needs no not of off on one or our
  out people person please price prices pro professional professionals pros quote quotes rate rates really reliable search services so some somebody someone
  something specialist start tech technician that the their there they this to today tomorrow tonight top take takes taking forever still under front back side old little small big large entire whole every trusted up us very want was we what when where
  which who will with wont work worker works would you your affordable experienced licensed certified`;

/** A word or phrase of services, or a category's slug, and how sure it is that it was meant: 0 to 1. */
export interface Target {
  readonly stems: string;
  readonly category: string | undefined;
  readonly weight: number;
}

interface Saying {
  readonly targets: readonly Target[];
  /** It need not be found. */
  readonly optional: boolean;
}

const SURE = 0.85;
const HINT = 0.5;
/** A hint at a category is left out where a title has the very word. */
const CATEGORY_HINT = 0.38;

const sayings = new Map<string, Saying>();
for (const [list, optional] of [
  [SAYINGS, false],
  [CIRCUMSTANCES, true],
] as const) {
  for (const [said, meant] of list) {
    const targets = meant
      .split(',')
      .map((target) => target.trim())
      .filter((target) => target !== '')
      .map(targetOf);
    for (const one of said.split(',')) {
      const stems = stemsOf(one).join(' ');
      const before = sayings.get(stems);
      sayings.set(stems, { targets: [...(before?.targets ?? []), ...targets], optional: before?.optional ?? optional });
    }
  }
}

const fillers = new Set(stemsOf(FILLERS));

function targetOf(text: string): Target {
  const isHint = text.endsWith('?');
  const name = text.replace(/\?$/, '');
  return name.startsWith('#')
    ? { stems: '', category: name.slice(1), weight: isHint ? CATEGORY_HINT : SURE }
    : { stems: stemsOf(name).join(' '), category: undefined, weight: isHint ? HINT : SURE };
}

/** The most words that a saying has. */
export const LONGEST_SAYING = Math.max(...[...sayings.keys()].map((stems) => stems.split(' ').length));

/** What is meant by these stems, with blanks between them; `undefined` for what is meant as it stands. */
export const sayingOf = (stems: string): Saying | undefined => sayings.get(stems);

export const isFiller = (stem: string): boolean => fillers.has(stem);

/** Every single word that people say: one that is misspelt may be one of these. */
export const saidWords: readonly string[] = [...SAYINGS, ...CIRCUMSTANCES].flatMap(([said]) => wordsOf(said));

/** Slugs that sayings name. */
export const namedCategories: ReadonlySet<string> = new Set(
  [...sayings.values()].flatMap(({ targets }) => targets.flatMap(({ category }) => category ?? [])),
);
