/** A category that home, header and footer lead to. `icon` names an icon of the client's set. */
export interface ShippedCategory {
  readonly slug: string;
  readonly parent: string | null;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
}

const top = (slug: string, name: string, icon: string, description: string): ShippedCategory => ({
  slug,
  parent: null,
  name,
  icon,
  description,
});
const below = (parent: string, slug: string, name: string, icon: string, description: string): ShippedCategory => ({
  slug,
  parent,
  name,
  icon,
  description,
});

/** Parents first. */
export const SHIPPED_CATEGORIES: readonly ShippedCategory[] = [
  top('beauty', 'Beauty', 'beauty', 'Hair, skin, nails and massage, at home and on time.'),
  top('ac-appliance-repair', 'AC & Appliance Repair', 'ac', 'Cooling, heating and the machines that run a household.'),
  top('cleaning-pest-control', 'Cleaning & Pest Control', 'cleaning', 'A clean home, and nobody in it who does not pay rent.'),
  top('electrician-plumber-carpenter', 'Electrician, Plumber & Carpenter', 'tools', 'Wires, pipes and wood: the trades every home needs.'),
  top('water-purifier', 'Water Purifier', 'water', 'Installation, filters and service for clean drinking water.'),
  top('painting-waterproofing', 'Painting & Waterproofing', 'painting', 'Walls that look good and stay dry.'),
  top('wall-panels', 'Wall Panels', 'panels', 'Wood, felt and stone panels, measured and fitted.'),
  top('automobile', 'Automobile', 'car', 'Washing, detailing and light repair in your own driveway.'),
  below('beauty', 'womens-salon-spa', "Women's Salon & Spa", 'spa', 'Haircuts, color, facials and nails at home.'),
  below('beauty', 'mens-salon-massage', "Men's Salon & Massage", 'barber', 'Haircuts, shaves and massage at home.'),
  below('ac-appliance-repair', 'ac-repair', 'AC Repair', 'ac', 'Diagnosis, repair and seasonal service of air conditioning.'),
  below('ac-appliance-repair', 'ac-appliance', 'Appliance Repair', 'appliance', 'Washers, dryers, dishwashers, ovens and refrigerators.'),
  below('cleaning-pest-control', 'cleaning', 'Cleaning', 'cleaning', 'Regular, deep and move-out cleaning by vetted crews.'),
  below('electrician-plumber-carpenter', 'plumbing', 'Plumbing', 'plumbing', 'Leaks, drains, fixtures and water heaters.'),
  below('electrician-plumber-carpenter', 'electrical', 'Electrical', 'electrical', 'Panels, outlets, lighting and safety checks.'),
  below('painting-waterproofing', 'painting', 'Painting', 'painting', 'Interior and exterior painting with clean edges.'),
];
