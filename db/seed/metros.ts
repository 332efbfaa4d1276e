/** The metro areas Cubby serves as areas of their own: the city, its name as an area, its reach in miles, its dialling code. */

export interface Metro {
  city: string;
  state: string;
  name: string;
  miles: number;
  code: string;
}

const metro = (city: string, state: string, miles: number, code: string, name = city): Metro => ({
  city,
  state,
  name,
  miles,
  code,
});

export const metros: Metro[] = [
  metro("Albuquerque", "NM", 25, "505"),
  metro("Atlanta", "GA", 30, "404"),
  metro("Austin", "TX", 28, "512"),
  metro("Baltimore", "MD", 18, "410"),
  metro("Birmingham", "AL", 24, "205"),
  metro("Boise", "ID", 24, "208"),
  metro("Boston", "MA", 22, "617"),
  metro("Buffalo", "NY", 22, "716"),
  metro("Charlotte", "NC", 26, "704"),
  metro("Chicago", "IL", 30, "312", "Chicagoland"),
  metro("Cincinnati", "OH", 24, "513"),
  metro("Cleveland", "OH", 24, "216"),
  metro("Colorado Springs", "CO", 22, "719"),
  metro("Columbus", "OH", 24, "614"),
  metro("Dallas", "TX", 26, "214"),
  metro("Denver", "CO", 26, "303"),
  metro("Des Moines", "IA", 22, "515"),
  metro("Detroit", "MI", 28, "313"),
  metro("Fort Worth", "TX", 24, "817"),
  metro("Grand Rapids", "MI", 22, "616"),
  metro("Houston", "TX", 34, "713"),
  metro("Indianapolis", "IN", 24, "317"),
  metro("Jacksonville", "FL", 24, "904"),
  metro("Kansas City", "MO", 26, "816"),
  metro("Las Vegas", "NV", 22, "702"),
  metro("Los Angeles", "CA", 32, "213"),
  metro("Louisville", "KY", 22, "502"),
  metro("Madison", "WI", 20, "608"),
  metro("Memphis", "TN", 24, "901"),
  metro("Miami", "FL", 28, "305"),
  metro("Milwaukee", "WI", 22, "414"),
  metro("Minneapolis", "MN", 28, "612", "Twin Cities"),
  metro("Nashville", "TN", 26, "615"),
  metro("New Orleans", "LA", 24, "504"),
  metro("New York", "NY", 20, "212", "New York City"),
  metro("Oklahoma City", "OK", 24, "405"),
  metro("Omaha", "NE", 22, "402"),
  metro("Orlando", "FL", 26, "407"),
  metro("Philadelphia", "PA", 24, "215"),
  metro("Phoenix", "AZ", 30, "602"),
  metro("Pittsburgh", "PA", 24, "412"),
  metro("Portland", "OR", 24, "503"),
  metro("Raleigh", "NC", 24, "919", "Raleigh and Durham"),
  metro("Richmond", "VA", 22, "804"),
  metro("Sacramento", "CA", 24, "916"),
  metro("Saint Louis", "MO", 26, "314"),
  metro("Salt Lake City", "UT", 24, "801"),
  metro("San Antonio", "TX", 26, "210"),
  metro("San Diego", "CA", 26, "619"),
  metro("San Francisco", "CA", 26, "415", "San Francisco Bay Area"),
  metro("San Jose", "CA", 22, "408", "Silicon Valley"),
  metro("Seattle", "WA", 26, "206"),
  metro("Spokane", "WA", 22, "509"),
  metro("Tampa", "FL", 26, "813", "Tampa Bay"),
  metro("Tucson", "AZ", 22, "520"),
  metro("Washington", "DC", 20, "202", "Washington, D.C."),
];
