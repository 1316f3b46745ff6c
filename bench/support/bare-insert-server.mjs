import { createServer } from 'node:http';
import pg from 'pg';

/** The least that can take a booking: node:http, and one prepared statement that inserts one row and waits until it is written to disk. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const INSERT = 'insert into bare_booking (id, booking, made_at) values (gen_random_uuid(), $1, now()) returning id, made_at as "madeAt"';

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const booking = JSON.parse(text);
  const { rows } = await pool.query({ name: 'insert', text: INSERT, values: [booking] });
  const body = JSON.stringify({ ...booking, ...rows[0] });
  response.writeHead(201, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`listening on ${port}`);
});
