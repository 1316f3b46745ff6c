/** Names of the sixty customers. The first is customer@demo.test. */
// prettier-ignore
export const CUSTOMERS: readonly string[] = [
  'Carla Jensen', 'Aaron Webb', 'Abigail Stone', 'Ahmed Farouk', 'Alice Nguyen', 'Amelia Ortiz', 'Anthony Russo', 'Ashley Kim', 'Brandon Cole', 'Brianna Lopez',
  'Caleb Turner', 'Catherine Doyle', 'Chloe Bennett', 'Christopher Yang', 'Claire Dubois', 'Connor Walsh', 'Dana Schwartz', 'David Mensah', 'Deborah Ellis', 'Derek Olson',
  'Elijah Brooks', 'Emily Carter', 'Erin Gallagher', 'Ethan Morales', 'Eva Lindgren', 'Fatima Hassan', 'Frank DiMarco', 'Georgia Pappas', 'Grant Hughes', 'Hailey Morgan',
  'Henry Adler', 'Isabel Fuentes', 'Jack Donovan', 'Jasmine Patel', 'Jeremy Scott', 'Joanna Kaplan', 'Jordan Blake', 'Julia Romano', 'Karen Whitlock', 'Kyle Bishop',
  'Laura Chen', 'Leo Martinez', 'Lily Anderson', 'Madison Reed', 'Maria Kovacs', 'Matthew Finch', 'Megan Burke', 'Nathan Price', 'Nina Volkov', 'Oscar Delgado',
  'Paige Sutton', 'Quentin Harris', 'Rachel Stein', 'Robert Ames', 'Samantha Lee', 'Sophia Marino', 'Tyler Grant', 'Vanessa Cruz', 'William Hart', 'Yuki Sato',
];

export const INSTRUCTIONS: readonly (string | null)[] = [
  null,
  null,
  null,
  'Please ring twice, the bell is shy.',
  'Side gate is open; the dog is friendly.',
  'Parking behind the building.',
  'Call when you are ten minutes away.',
  'Third floor, no elevator, sorry.',
  'The baby naps until two, please knock softly.',
  null,
  'Key is with the neighbor in 4B.',
  'Shoes off inside, please.',
];

/** What people write, by stars. */
export const COMMENTS: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly (string | null)[]>> = {
  5: [
    'On time, friendly and better than I hoped. Already booked the next visit.',
    'Exactly what was promised, at exactly the price shown.',
    'They noticed two things I had missed and fixed both.',
    'I have tried four companies in this city. This is the one I keep.',
    'Spotless work and a spotless floor afterwards.',
    'Explained everything in plain words. I learned something.',
    'Arrived five minutes early, left nothing behind but the result.',
    'My mother approves, which has never happened before.',
    'Fast, careful and kind to the cat.',
    null,
    'Worth every dollar. The difference is visible from the street.',
    'Third booking and still as good as the first.',
  ],
  4: [
    'Good work, a little later than planned, but they called ahead.',
    'Very happy with the result; scheduling took two tries.',
    'Solid job. One corner needed a second pass and got it.',
    'Friendly and capable. A touch pricey for a short visit.',
    'Did what it said. Would book again.',
    null,
    'Careful people. They ran half an hour over and did not charge for it.',
  ],
  3: [
    'The work is fine, the communication was not.',
    'Half great, half rushed.',
    'Fixed the main thing, forgot the small one.',
    'Average. It is done, and that is what I needed.',
    null,
  ],
  2: [
    'Had to wait an hour and the job felt hurried.',
    'It works again, but I had to clean up after them.',
    'Not what I expected from the description.',
  ],
  1: ['Nobody told me the part was missing, so it took a second visit.', 'I would not book this again.'],
};
