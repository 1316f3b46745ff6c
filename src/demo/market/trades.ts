import type { PriceType } from '../../catalog/service.events.js';

export type Trade =
  | 'cleaning'
  | 'pest'
  | 'plumbing'
  | 'electrical'
  | 'carpentry'
  | 'ac-repair'
  | 'appliance'
  | 'painting'
  | 'waterproofing'
  | 'womens'
  | 'mens'
  | 'water'
  | 'panels'
  | 'automobile';

/** A job as its trade usually offers it; a provider's own price varies around `dollars`. */
export interface Job {
  readonly title: string;
  readonly text: string;
  readonly priceType: PriceType;
  readonly dollars: number;
  readonly minutes: number;
}

const fixed = (title: string, dollars: number, minutes: number, text: string): Job => ({
  title,
  dollars,
  minutes,
  text,
  priceType: 'fixed',
});
const hourly = (title: string, dollars: number, minutes: number, text: string): Job => ({
  title,
  dollars,
  minutes,
  text,
  priceType: 'hourly',
});
const from = (title: string, dollars: number, minutes: number, text: string): Job => ({
  title,
  dollars,
  minutes,
  text,
  priceType: 'starting_at',
});

export const TRADES: Readonly<Record<Trade, { readonly category: string; readonly jobs: readonly Job[] }>> = {
  cleaning: {
    category: 'cleaning',
    jobs: [
      fixed(
        'Deep home cleaning',
        189,
        180,
        'Kitchen, bathrooms, baseboards, vents and the tops of things nobody looks at. For homes up to 1,500 square feet.',
      ),
      hourly('Weekly house cleaning', 42, 120, 'Dusting, floors, bathrooms and kitchen on a steady schedule, by the hour.'),
      fixed(
        'Move-out cleaning',
        249,
        240,
        "Empty-home cleaning to the landlord's checklist: inside cabinets, oven, fridge and window tracks.",
      ),
      fixed('Oven and fridge cleaning', 79, 90, 'Racks soaked, seals wiped, drip trays emptied. Both appliances inside and out.'),
      from('Window cleaning', 95, 120, 'Inside and outside glass, frames and screens. Price for up to ten windows.'),
      from('Carpet cleaning', 120, 120, 'Hot-water extraction for up to three rooms, dry by evening.'),
      fixed('Bathroom descaling', 69, 60, 'Limescale off glass, tile and taps, grout brushed, drains freshened.'),
    ],
  },
  pest: {
    category: 'cleaning-pest-control',
    jobs: [
      fixed('General pest treatment', 110, 60, 'Inside and outside treatment against ants, roaches and spiders, with entry points sealed.'),
      from('Rodent proofing', 185, 120, 'Inspection, sealing of gaps and humane traps, with a written map of what was found.'),
      fixed('Termite inspection', 85, 60, 'Full inspection of structure, crawl space and attic with a signed report.'),
      fixed('Wasp nest removal', 95, 60, 'Safe removal of one nest and treatment of the spot so that they do not return.'),
    ],
  },
  plumbing: {
    category: 'plumbing',
    jobs: [
      hourly('Leak trace and repair', 95, 60, 'We find where the water comes from, show you, and repair it in copper, PEX or cast iron.'),
      fixed('Drain unclogging', 129, 60, 'Kitchen, bath or floor drain cleared by machine and flushed until it runs free.'),
      from('Water heater replacement', 480, 180, 'Removal of the old tank and installation of a new 40 or 50 gallon heater, to code.'),
      fixed('Faucet installation', 110, 60, 'Kitchen or bathroom faucet of your choice fitted, sealed and tested.'),
      fixed('Toilet repair', 99, 60, 'Running, leaking or wobbling: new valve, flapper, wax ring or bolts as needed.'),
      from('Garbage disposal installation', 165, 90, 'Old unit out, new one in, wiring and drain connected and tested.'),
      hourly('General plumbing by the hour', 89, 120, 'Bring a list: valves, hoses, traps and everything that drips.'),
    ],
  },
  electrical: {
    category: 'electrical',
    jobs: [
      from('Panel safety check', 120, 120, 'Thermal scan, torque check and labeling of every breaker, with a written report.'),
      fixed(
        'Outlet or switch replacement',
        85,
        60,
        'Up to three outlets or switches replaced, grounded and tested. GFCI where code asks for it.',
      ),
      from('Ceiling fan installation', 140, 90, 'Fan assembled, braced, wired and balanced, remote paired.'),
      from('Car charger installation', 450, 240, 'Level 2 charger on a dedicated circuit, load calculated, permit filed.'),
      fixed('Light fixture installation', 95, 60, 'One fixture of your choice hung level, wired and dimmable if you like.'),
      hourly('Troubleshooting by the hour', 98, 60, 'Flickers, trips and dead circuits traced to the cause.'),
      fixed('Smoke detector upgrade', 130, 60, 'Up to four interconnected detectors mounted and tested.'),
    ],
  },
  carpentry: {
    category: 'electrician-plumber-carpenter',
    jobs: [
      fixed('Door repair and alignment', 115, 90, 'Sticking, sagging or drafty doors planed, rehung and sealed.'),
      hourly('Handyman by the hour', 72, 120, 'Shelves, blinds, hinges, trim: the small things that add up.'),
      from('Built-in shelving', 390, 240, 'Measured, cut and fitted shelves in pine, oak or painted MDF.'),
      fixed('Furniture assembly', 89, 90, 'Flat packs made square and steady, packaging taken away.'),
    ],
  },
  'ac-repair': {
    category: 'ac-repair',
    jobs: [
      fixed('AC tune-up', 119, 90, 'Coils cleaned, charge checked, drain flushed and airflow measured.'),
      from('AC not cooling: diagnosis and repair', 149, 120, 'We find why it does not cool and fix it; common parts are on the truck.'),
      fixed('AC gas refill', 189, 90, 'Leak test, evacuation and recharge to the plate value.'),
      from('Thermostat installation', 110, 60, 'Smart or simple thermostat wired, leveled and set to your day.'),
      from('Duct cleaning', 280, 180, 'Supply and return ducts brushed and vacuumed, registers washed.'),
    ],
  },
  appliance: {
    category: 'ac-appliance',
    jobs: [
      from('Washer repair', 120, 90, 'Leaks, noise, no spin: pump, belt, bearing or board.'),
      from('Refrigerator repair', 140, 90, 'Not cold, too cold or too loud: sensors, fans, seals and compressors.'),
      fixed('Dishwasher repair', 125, 90, 'Drains, sprays and dries again, or the visit is free.'),
      from('Oven and range repair', 130, 90, 'Igniters, elements and thermostats replaced and calibrated.'),
      fixed('Dryer vent cleaning', 99, 60, 'Lint out of the whole run, airflow measured before and after.'),
    ],
  },
  painting: {
    category: 'painting',
    jobs: [
      from('Interior room painting', 320, 300, 'One room up to 12 by 14 feet: patching, sanding, two coats on walls.'),
      from('Exterior trim painting', 410, 360, 'Scraped, primed and painted trim, fascia and shutters.'),
      fixed('Accent wall', 165, 180, 'One wall, one color you love, straight lines guaranteed.'),
      from('Kitchen cabinet painting', 495, 480, 'Doors off, degreased, sprayed and rehung, level.'),
      hourly('Touch-ups and patching', 58, 120, 'Nail holes, dents, scuffs: matched and blended.'),
    ],
  },
  waterproofing: {
    category: 'painting-waterproofing',
    jobs: [
      from('Basement waterproofing survey', 150, 120, 'Moisture readings, drainage check and a written plan with prices.'),
      from('Balcony and deck sealing', 340, 240, 'Cleaning, crack repair and two coats of breathable sealer.'),
      from('Roof leak repair', 280, 180, 'Flashing, shingles and sealant at the point where it comes in.'),
      fixed('Window frame resealing', 145, 120, 'Old sealant out, new in, for up to four windows.'),
    ],
  },
  womens: {
    category: 'womens-salon-spa',
    jobs: [
      fixed('Haircut and blow-dry', 75, 60, 'Consultation, wash, cut and finish at your own mirror.'),
      from('Hair color', 110, 120, 'Roots, gloss or full color with bond care.'),
      fixed('Manicure and pedicure', 68, 90, 'Soak, shape, care and polish, gel on request.'),
      fixed('Deep-cleansing facial', 89, 60, 'Cleanse, exfoliation, mask and massage for your skin type.'),
      hourly('Relaxing massage', 95, 60, 'Swedish or aromatherapy, pressure as you like it.'),
      from('Bridal hair and makeup', 220, 180, 'Trial included; we stay until the veil sits.'),
    ],
  },
  mens: {
    category: 'mens-salon-massage',
    jobs: [
      fixed('Haircut at home', 45, 60, 'Cut, neck shave and style. Fades welcome.'),
      fixed('Hot towel shave', 40, 60, 'Two-pass shave with hot towels and balm.'),
      fixed('Haircut and beard', 62, 60, 'The whole head, edges to neckline.'),
      hourly('Deep tissue massage', 98, 60, 'For backs that sit and legs that run.'),
      fixed('Father and son haircut', 80, 90, 'Two cuts in one visit.'),
    ],
  },
  water: {
    category: 'water-purifier',
    jobs: [
      from('Under-sink purifier installation', 180, 120, 'Reverse-osmosis or carbon system fitted with its own tap.'),
      fixed('Filter replacement', 75, 60, 'All cartridges changed, housing sanitized, flow tested.'),
      fixed('Water quality test', 60, 60, 'Hardness, chlorine, lead and bacteria, with a printed result.'),
      from('Water softener service', 130, 90, 'Resin cleaned, salt set, valve rebuilt if needed.'),
    ],
  },
  panels: {
    category: 'wall-panels',
    jobs: [
      from('Wood slat feature wall', 460, 360, 'Oak or walnut slats on felt, fitted floor to ceiling, outlets cut clean.'),
      from('Acoustic panel fitting', 280, 240, 'Felt panels placed where the echo is, by measurement.'),
      from('Wainscoting', 390, 360, 'Classic paneling, mitred, caulked and ready for paint.'),
      fixed('Panel repair', 120, 90, 'Loose, scratched or swollen panels refixed or replaced.'),
    ],
  },
  automobile: {
    category: 'automobile',
    jobs: [
      fixed('Full interior detail', 149, 180, 'Vacuum, steam, leather care and glass, down to the seat rails.'),
      fixed('Hand wash and wax', 79, 90, 'Two-bucket wash, clay where needed and carnauba wax.'),
      fixed('Oil and filter change', 85, 60, 'Synthetic oil, new filter, fluids topped and the old oil taken away.'),
      from('Brake pad replacement', 190, 120, 'Front or rear pads, rotors measured, test drive together.'),
      fixed('Battery replacement', 160, 60, 'Old battery tested and recycled, new one fitted and registered.'),
    ],
  },
};
