import type { Metro } from './places.js';
import type { Trade } from './trades.js';

/** A provider of the demo data: who, where, and what they are known for. `note` ends each of their service descriptions. */
export interface DemoProvider {
  readonly business: string;
  readonly owner: string;
  readonly trade: Trade;
  readonly metro: Metro;
  /** Miles. */
  readonly radius: number;
  readonly years: number;
  readonly about: string;
  readonly note: string;
  /** How often they satisfy, 0 to 1: it shapes their reviews. */
  readonly quality: number;
}

// prettier-ignore
const provider = (
  business: string, owner: string, trade: Trade, metro: Metro, radius: number, years: number, quality: number, about: string, note: string,
): DemoProvider => ({ business, owner, trade, metro, radius, years, quality, about, note });

/** The first is the business of vendor@demo.test. */
// prettier-ignore
export const PROVIDERS: readonly DemoProvider[] = [
  provider('Bright & Co', 'Victoria Brandt', 'cleaning', 'austin', 25, 9, 0.93, 'A crew of eight who clean homes the way they would want their own: top to bottom, corners first, with products that are kind to children and pets.', 'Crew of two, our own supplies, same faces each visit.'),
  provider('Delgado Pipes', 'Marco Delgado', 'plumbing', 'austin', 30, 17, 0.9, 'Second-generation plumbers. We find the leak before we open the wall, explain what we saw, and leave the floor drier than we found it.', 'Parts for most jobs are in the van.'),
  provider('Volt House', 'Amara Okafor', 'electrical', 'austin', 25, 12, 0.92, 'Licensed master electricians for homes built in any decade. Every job ends with a labeled panel and a written test report.', 'Permit paperwork included where the city asks for it.'),
  provider('Cold Snap Cooling', 'Daniel Reyes', 'ac-repair', 'austin', 35, 14, 0.86, 'Central Texas summers do not wait. We carry the common capacitors, contactors and motors and fix most systems on the first visit.', 'Same-week appointments through the summer.'),
  provider('Second Coat', 'Hannah Lindqvist', 'painting', 'austin', 25, 8, 0.91, 'Careful prep, honest timelines and edges you can put a level on. Low-odor paints as standard.', 'Furniture moved, covered and put back.'),
  provider('Casa Clara Cleaning', 'Lucía Herrera', 'cleaning', 'austin', 20, 6, 0.88, 'A small team that cleans by checklist and sends you the list when we are done.', 'Fragrance-free products on request.'),
  provider('Hill Country Pest', 'Wade Callahan', 'pest', 'austin', 40, 21, 0.84, 'Scorpions, roaches, ants and the occasional raccoon. We seal first and spray last.', 'Return visit within 30 days at no charge if they come back.'),
  provider('Juniper Day Spa', 'Priya Raman', 'womens', 'austin', 20, 7, 0.94, 'Salon and spa treatments at your home, with sanitized tools, fresh linens and a playlist you choose.', 'Table, linens and lighting come with us.'),
  provider('South Lamar Barber Club', 'Terrence Hill', 'mens', 'austin', 15, 5, 0.9, 'House-call barbers: sharp lines, hot towels, no waiting room.', 'Cape, chair cover and clean-up included.'),
  provider('Lone Star Appliance Care', 'Becky Tran', 'appliance', 'austin', 30, 11, 0.83, 'We repair what others tell you to replace, and we tell you when replacing is the better deal.', 'Diagnosis is credited toward the repair.'),
  provider('True North Carpentry', 'Nils Aaker', 'carpentry', 'austin', 25, 15, 0.93, 'Doors that close, shelves that hold, trim that meets. Finish carpentry for people who notice.', 'Small jobs are welcome.'),
  provider('Clearwell Filters', 'Simone Baptiste', 'water', 'austin', 35, 6, 0.87, 'Under-sink and whole-house filtration, tested before and after so that you can see the difference.', 'Water test printed on the spot.'),
  provider('Panel & Grain', 'Theo Castellanos', 'panels', 'austin', 30, 4, 0.89, 'Feature walls in oak, walnut, felt and stone veneer, measured by laser and fitted in a day.', 'Samples brought to your wall before you decide.'),
  provider('Driveway Detail Co', 'Andre Whitfield', 'automobile', 'austin', 25, 6, 0.91, 'Mobile detailing with our own water and power. Your car stays home and comes out better.', 'We need one parking space and no hose.'),
  provider('Bluebonnet Plumbing', 'Carol Ann Pruitt', 'plumbing', 'austin', 20, 23, 0.8, 'Straight answers and fair prices since 2003.', 'Up-front price before any work begins.'),
  provider('Mile High Maids', 'Rosa Jimenez', 'cleaning', 'denver', 25, 10, 0.87, 'Denver crews who know what hard water does to glass and how to undo it.', 'Background-checked and insured.'),
  provider('Front Range Electric', 'Ben Kowalczyk', 'electrical', 'denver', 35, 18, 0.89, 'From knob-and-tube to car chargers: safe, tidy electrical work along the Front Range.', 'Photos of every connection before the cover goes on.'),
  provider('Cherry Creek Plumbing', 'Grace Whitaker', 'plumbing', 'denver', 20, 13, 0.92, 'Quiet, clean plumbers for busy households. Shoe covers on, drop cloths down.', 'Two-year warranty on parts and labor.'),
  provider('Altitude Air', 'Jonas Bergman', 'ac-repair', 'denver', 30, 9, 0.85, 'Swamp coolers, heat pumps and central air tuned for thin, dry mountain air.', 'Filters in common sizes included.'),
  provider('Larimer Paintworks', 'Olivia Marsh', 'painting', 'denver', 25, 12, 0.9, 'Interiors, exteriors and the cabinets in between. Color advice by a trained eye.', 'Two finish coats, always.'),
  provider('Sunnyside Clean', 'Mei Takahashi', 'cleaning', 'denver', 15, 4, 0.95, 'Small, steady, local. We clean the same few streets every week and know their dust by name.', 'Glass and steel finished without streaks.'),
  provider('Wash Park Wellness', 'Elena Petrova', 'womens', 'denver', 20, 8, 0.9, 'Facials, nails and massage in the calm of your living room.', 'Organic oils; allergies asked about first.'),
  provider('Colfax Cuts', 'Malik Johnson', 'mens', 'denver', 20, 7, 0.88, 'Fades, beards and classic shaves at your kitchen chair.', 'Kids sit still for us. Mostly.'),
  provider('Rocky Top Appliance', 'Stan Novak', 'appliance', 'denver', 30, 26, 0.86, 'Twenty-six years of pumps, belts and boards. If it spins, heats or cools, we have seen it.', 'Original parts where they still exist.'),
  provider('Highlands Joinery', 'Freya Holm', 'carpentry', 'denver', 25, 10, 0.92, 'Built-ins, stairs and repairs in old Denver homes.', 'Dust extraction on every cut.'),
  provider('Summit Seal', 'Craig Dawson', 'waterproofing', 'denver', 35, 16, 0.82, 'Basements, balconies and roofs kept dry through snowmelt and hail.', 'Written moisture readings before and after.'),
  provider('Pure Peak Water', 'Ines Carvalho', 'water', 'denver', 30, 5, 0.9, 'Softeners and purifiers for hard Colorado water.', 'First filter change is on us.'),
  provider('Platte River Auto Care', 'Kevin Osei', 'automobile', 'denver', 30, 9, 0.85, 'Oil, brakes, batteries and a proper wash, in your driveway.', 'Used oil and parts taken away.'),
  provider('Mountain Pest Pros', 'Diane Keller', 'pest', 'denver', 40, 14, 0.86, 'Miller moths, mice and wasps, handled without drama.', 'Pet-safe treatments explained before we start.'),
  provider('Spark & Son', 'Luis Montoya', 'electrical', 'denver', 20, 28, 0.84, 'Father and son, one van, no surprises on the bill.', 'Free safety look-over with every job.'),
  provider('Emerald City Clean', 'Naomi Fischer', 'cleaning', 'seattle', 20, 7, 0.9, 'Green-certified cleaning for apartments, houseboats and everything between.', 'All products plant-based and refillable.'),
  provider('Rainy Day Plumbing', 'Patrick Sullivan', 'plumbing', 'seattle', 25, 19, 0.88, 'Sumps, drains and water heaters in a city that knows about water.', 'Camera inspection video is yours to keep.'),
  provider('Ballard Electric Co-op', 'Signe Larsen', 'electrical', 'seattle', 20, 11, 0.93, 'Worker-owned electricians. The person who quotes is the person who comes.', 'Old wiring photographed and documented.'),
  provider('Puget Heat & Air', 'Raymond Cho', 'ac-repair', 'seattle', 30, 13, 0.87, 'Ductless heat pumps, repairs and tune-ups from Tacoma to Everett.', 'Energy-use reading before and after.'),
  provider('Fremont Color', 'Zoe Albright', 'painting', 'seattle', 20, 9, 0.94, 'Bold colors, patient prep, tidy crews.', 'Leftover paint labeled by room.'),
  provider('Queen Anne Housekeeping', 'Beatrice Osborne', 'cleaning', 'seattle', 15, 15, 0.89, 'Traditional housekeeping with a modern calendar.', 'Linens changed and laundry folded on request.'),
  provider('Lake Union Spa at Home', 'Camille Duarte', 'womens', 'seattle', 15, 6, 0.92, 'An hour to yourself without leaving the house.', 'Heated table in every season.'),
  provider('Pike Barbering', 'Gabriel Santos', 'mens', 'seattle', 15, 8, 0.91, 'Old-school barbering with new-school punctuality.', 'Hot towel finish included.'),
  provider('Cascade Appliance', 'Ivy Nakamura', 'appliance', 'seattle', 25, 12, 0.88, 'Dishwashers, dryers and ovens back on their feet, usually the same day.', '90-day warranty on labor.'),
  provider('Sound Waterproofing', 'Gordon McRae', 'waterproofing', 'seattle', 30, 20, 0.85, 'Crawl spaces, decks and window frames that keep the Sound outside.', 'Drone photos of roof work included.'),
  provider('Evergreen Panels', 'Astrid Voss', 'panels', 'seattle', 25, 5, 0.9, 'Acoustic and wood paneling for homes that echo.', 'Echo measured before and after.'),
  provider('Green Lake Mobile Auto', 'Tomas Havel', 'automobile', 'seattle', 20, 8, 0.87, 'Detailing and maintenance in the rain, under our own canopy.', 'Works in any weather.'),
  provider('Capitol Hill Handyworks', 'Jules Moreau', 'carpentry', 'seattle', 15, 9, 0.86, 'The list on your fridge, done in a morning.', 'Bring the list; we bring the screws.'),
  provider('Rainier Rooter', 'Sam Whitehorse', 'plumbing', 'seattle', 30, 16, 0.79, 'Drains cleared by people who do not mind drains.', 'Evening starts available.'),
  provider('Lumen Lighting', 'Farah Aziz', 'electrical', 'austin', 20, 6, 0.95, 'Lighting design and installation for rooms that deserve it.', 'Dimmers matched to your bulbs.'),
];

/** Applications that wait for an administrator. */
// prettier-ignore
export const APPLICANTS: readonly DemoProvider[] = [
  provider('Pecan Street Painters', 'Marcus Bell', 'painting', 'austin', 20, 3, 0.9, 'A young crew with steady hands, looking for the first fifty happy homes.', 'References on request.'),
  provider('Sloan Lake Spa', 'Adriana Cruz', 'womens', 'denver', 15, 2, 0.9, 'Facials and massage around Sloan Lake.', 'Evenings and weekends.'),
  provider('Interbay Electric', 'Howard Pike', 'electrical', 'seattle', 25, 22, 0.9, 'A retired ship electrician who could not stay retired.', 'Tidy work, fair price.'),
];

/** An application that was rejected. */
// prettier-ignore
export const REJECTED: DemoProvider = provider('Quick Fix Everything', 'Rex Mallory', 'carpentry', 'austin', 50, 0, 0.5, 'Anything, anytime, cash preferred.', 'No paperwork.');
