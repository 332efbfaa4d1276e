/** Names for fictional people, from the many places families come from. */

export const firstNames =
  `Aaliyah Abigail Ada Adriana Aisha Alana Alejandra Alicia Alma Amara Amelia Amina Amy Ana Andre Andrea
Angela Anika Anita Anjali Anna April Ariana Ashley Audrey Ayesha Bao Beatriz Benjamin Bethany Bianca Blanca Brandon Brenda Bria
Brian Bridget Camila Carla Carlos Carmen Caroline Cecilia Celeste Chanel Charlotte Chloe Christina Claire Clara Claudia Colleen
Connie Cora Cynthia Dahlia Dana Daniel Daniela Darius David Deborah Denise Desiree Devon Diana Diego Dominique Dorothy Ebony
Eduardo Elena Eliana Elizabeth Ella Ellen Emily Emma Erica Erin Esperanza Esther Eva Evelyn Faith Farah Fatima Felicia Fiona
Florence Gabriela Gail Genesis Georgia Gloria Grace Greta Guadalupe Hana Hannah Harriet Hazel Heather Helen Hope Ida Imani Ines
Ingrid Irene Iris Isabel Ivy Jackie Jacob Jada Jamal Jamie Janelle Jasmine Jenna Jennifer Jessica Jillian Joan Jocelyn Jordan
Josephine Joy Joyce Juan Julia June Kaitlyn Karen Katherine Kayla Keisha Kelly Kendra Kiara Kim Kimberly Kofi Kristen Kyle Lakshmi
Latoya Laura Leah Leila Leticia Lillian Linda Lisa Liu Lola Lorena Louise Lucia Lucy Luis Luz Lydia Mabel Madison Malia Marcus
Margaret Maria Mariana Maribel Marisol Martha Mary Matthew Mei Melanie Melissa Mercy Michael Michelle Mina Miranda Miriam Monica
Morgan Nadia Naomi Natalie Nia Nicole Nina Noelle Nora Norma Nyla Olivia Omar Paige Paloma Pamela Patricia Paula Pearl Phoebe Pilar
Priya Quinn Rachel Ramona Raquel Rebecca Regina Renee Rita Roberto Robin Rochelle Rosa Rosalind Rosario Rose Ruby Ruth Ryan Sabrina
Sadie Salma Samantha Samuel Sandra Sara Selena Shanice Sharon Sheila Shirley Silvia Simone Sofia Sonia Soo-Jin Stacy Stella Stephanie
Sue Susan Sylvia Tamara Tamika Tanya Tara Teresa Tessa Theresa Thomas Tiana Tiffany Tina Tomas Tracy Trinity Uma Valeria Vanessa
Veronica Victoria Violet Virginia Vivian Wanda Wendy Whitney Winnie Ximena Yasmin Yesenia Yolanda Yvette Zainab Zoe Zuri`.split(
    /\s+/,
  );

export const lastNames =
  `Abbott Abdi Acosta Adams Adeyemi Aguilar Ahmed Alvarado Anderson Andrade Arroyo Asante Atkins Avila Bailey
Baldwin Banerjee Banks Barnes Barrett Bautista Becker Begay Bell Beltran Bennett Benson Berg Bhatt Bianchi Blake Booker Bowers Boyd
Bradley Brennan Briggs Brooks Burke Burns Butler Caldwell Calloway Campos Cardenas Carlson Carpenter Carr Castillo Cervantes Chambers
Chandra Chang Chavez Chen Choi Clarke Cohen Coleman Collins Conley Cooper Cordova Cortez Crawford Cross Cruz Curtis Dalton Daniels
Davenport Dawson Delgado Diallo Diaz Dixon Dominguez Donnelly Doyle Duarte Dubois Duncan Duran Eaton Edwards Ellis Erickson Escobar
Espinoza Estrada Evans Farmer Farrell Fernandes Fields Figueroa Fischer Fleming Flores Foster Fox Franklin Fuentes Gallagher Garcia
Garrett George Gibson Gill Glover Goldberg Gomez Gordon Grant Graves Greene Griffin Guerrero Gupta Guzman Hale Hamilton Hansen Harmon
Harper Hassan Hayes Henderson Hernandez Herrera Hicks Hill Ho Hoffman Holloway Holmes Howard Huang Hudson Huerta Hughes Hunt Ibarra
Ingram Jackson Jacobs James Jensen Jimenez Johnson Jones Joseph Juarez Kamara Kaplan Kaur Keller Kelly Kennedy Khan Kim King Klein
Knight Koch Kowalski Kumar Lam Lambert Lane Larson Lawson Le Lee Leon Levy Lewis Lim Lin Lindgren Lloyd Logan Long Lopez Lozano Luna
Lynch Mack Maldonado Malone Mann Marquez Marsh Martin Martinez Mason Matthews McBride McCarthy McCoy McDaniel McKinney McLean Medina
Mehta Mendez Mendoza Meyer Miles Miller Mills Miranda Mitchell Molina Montgomery Montoya Moore Morales Moran Moreno Morgan Morris
Moss Mueller Munoz Murphy Murray Myers Nakamura Nash Navarro Nelson Newton Nguyen Nichols Nolan Norris Novak O'Brien O'Connor Ochoa
Okafor Olsen Ortega Ortiz Osei Owens Pacheco Padilla Page Park Parker Patel Patterson Payne Pearson Pena Perez Perkins Perry Peters
Petersen Pham Phillips Pierce Pineda Porter Powell Price Quinn Quintero Ramirez Ramos Rao Reed Reese Reid Reyes Reynolds Rhodes Rice
Richards Rios Rivas Rivera Roberts Robinson Rocha Rodgers Rodriguez Rojas Romero Rosales Rosen Ross Rossi Rowe Ruiz Russell Ryan
Salazar Salinas Sanchez Sanders Sandoval Santiago Santos Saunders Schmidt Schneider Schwartz Scott Serrano Shah Sharma Shaw Shepherd
Silva Simmons Singh Sloan Snyder Solis Soto Spencer Stanley Stein Stephens Stone Suarez Sullivan Sutton Suzuki Tanaka Tate Taylor
Thompson Tillman Torres Tran Trujillo Tucker Turner Valdez Valencia Vargas Vasquez Vega Velez Villarreal Wagner Walker Wallace Walsh
Wang Ward Warren Washington Watkins Watson Weaver Webb Weber Weiss Wells West Wheeler White Whitfield Williams Willis Wilson Wong Wood
Woods Wright Wu Xiong Yang Yates York Young Yusuf Zamora Zhang Zimmerman Zuniga`.split(/\s+/);

export const streets =
  `Acorn Alder Ash Aspen Bayberry Beacon Beech Birch Bluebird Briar Brook Cardinal Cedar Chapel Cherry Chestnut
Church Clover College Cottage Creekside Cypress Dogwood Elm Fairview Fern Fieldstone Forest Franklin Garden Glen Grove Harbor Hawthorn
Heather Hickory Highland Hill Holly Juniper Lake Larch Laurel Liberty Lincoln Linden Locust Magnolia Main Maple Meadow Mill Mulberry
Oak Olive Orchard Park Pearl Pecan Pine Pleasant Plum Pond Poplar Prairie Prospect Quail Ridge River Robin Rose Rosemary School Spring
Spruce Station Summit Sycamore Union Valley Vine Walnut Washington Water Willow Winter Wren`.split(/\s+/);

export const streetKinds = [
  "Street",
  "Avenue",
  "Road",
  "Lane",
  "Drive",
  "Boulevard",
  "Way",
  "Court",
] as const;
