import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The least that can answer the public list: node:http and one prepared statement. The statement comes in `LIST_SQL`; it binds the lowest price, the
 * highest price (cents) and the offset.
 */
const { DATABASE_URL, LIST_SQL = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const server = createServer(async (request, response) => {
  const query = new URL(request.url ?? '', 'http://localhost').searchParams;
  const values = [Number(query.get('minPrice')) * 100, Number(query.get('maxPrice')) * 100, 0];
  const { rows } = await pool.query({ name: 'list', text: LIST_SQL, values });
  const { total, items } = rows[0];
  const body = JSON.stringify({ items, total: Number(total), page: 1, pageSize: 24, pageCount: Math.ceil(Number(total) / 24) });
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`listening on ${port}`);
});
